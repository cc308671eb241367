import type { BlockData, BlockOf } from "../parts/block-data.ts";
import { questionId } from "@danji/complex/routes";
import { Accordion } from "@danji/ui/accordion";
import { Prose } from "../parts/blocks.styles.ts";
import { inlineText } from "../parts/inline-text.tsx";
import { Sourced } from "../parts/Sourced.tsx";
import { useOpenByAddress } from "../parts/use-open-by-address.ts";
import type { schema } from "./block.ts";
import { plainText } from "@danji/complex/plain-text";
import { JsonLd } from "../structured-data/JsonLd.tsx";

/** Renders questions that open to their answers, the one that the page's address names at first, and the same as structured data. Without JavaScript all are open. */
export function Block({ block, faq }: { block: BlockOf<typeof schema> } & Pick<BlockData, "faq">) {
  const questions = block.keys.flatMap((key) => {
    const item = faq[key];
    return item ? [{ key, ...item }] : [];
  });
  const [open, setOpen] = useOpenByAddress(new Map(questions.map(({ key }) => [key, questionId(key)])));
  const mainEntity = questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.map(plainText).join("\n") },
  }));
  return (
    <>
      <JsonLd data={{ "@type": "FAQPage", inLanguage: "ko-KR", mainEntity }} />
      <Accordion.Root headingLevel={3} value={open} onValueChange={setOpen}>
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
