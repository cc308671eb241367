import { Accordion } from "@danji/ui/accordion";
import { faq } from "complex:faq";
import type { BlockProps } from "../../../../app/src/blocks/lazy-blocks.ts";
import { Prose } from "../parts/blocks.styles.ts";
import { InlineText } from "../parts/InlineText.tsx";
import { Sourced } from "../parts/Sourced.tsx";
import { FaqData } from "../structured-data/FaqData.tsx";
import { earlyPress } from "../../../../app/src/routes/early-press.ts";

/** Questions that open to their answers; without JavaScript all are open. Search engines are told them too. */
export function FaqBlock({ block }: Pick<BlockProps<"faq">, "block">) {
  const questions = block.keys.flatMap((key) => {
    const item = faq[key];
    return item ? [{ key, ...item }] : [];
  });
  return (
    <>
      <FaqData questions={questions} />
      <Accordion.Root headingLevel={3} pressedId={earlyPress()}>
        {questions.map(({ key, question, answer, provenance }) => (
          <Accordion.Item key={key} value={key}>
            <Accordion.Trigger>{question}</Accordion.Trigger>
            <Accordion.Content>
              <Sourced provenance={provenance}>
                <Prose>
                  {answer.map((paragraph) => (
                    <p key={paragraph}>
                      <InlineText text={paragraph} />
                    </p>
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
