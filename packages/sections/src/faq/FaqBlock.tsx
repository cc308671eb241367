import type { Question } from "@danji/complex/schema/faq";
import { questionId } from "@danji/complex/question-id";
import { Accordion } from "@danji/ui/accordion";
import { useState } from "react";
import { Prose } from "../parts/blocks.styles.ts";
import { inlineText } from "../parts/inline-text.tsx";
import { Sourced } from "../parts/Sourced.tsx";
import { FaqData } from "../structured-data/FaqData.tsx";

interface FaqBlockProps {
  questions: readonly (Question & { readonly key: string })[];
  /** Key of the question that the page's address names: it opens. */
  named?: string | undefined;
  /** Changes each time that a link leads to that address, which opens the question again. */
  visit?: string | undefined;
}

/** Renders questions that open to their answers, and the same as structured data. Without JavaScript all are open. */
export function FaqBlock({ questions, named, visit = "" }: FaqBlockProps) {
  const request = named === undefined ? "" : `${visit} ${named}`;
  const [open, setOpen] = useState({ value: named ?? "", request });
  if (open.request !== request) setOpen({ value: named ?? open.value, request });
  return (
    <>
      <FaqData questions={questions} />
      <Accordion.Root headingLevel={3} value={open.value} onValueChange={(value) => setOpen({ value, request })}>
        {questions.map(({ key, question, answer, provenance }) => (
          <Accordion.Item key={key} id={questionId(key)} value={key}>
            <Accordion.Trigger>{question}</Accordion.Trigger>
            <Accordion.Content>
              <Sourced provenance={provenance}>
                <Prose>
                  {answer.map((paragraph) => (
                    <p key={paragraph}>{inlineText(paragraph)}</p>
                  ))}
                </Prose>
              </Sourced>
            </Accordion.Content>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </>
  );
}
