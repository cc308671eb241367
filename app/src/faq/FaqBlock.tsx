import { Accordion } from "@danji/ui/accordion";
import { faq } from "complex:faq";
import type { BlockProps } from "../blocks/lazy-blocks.ts";
import { Prose } from "../blocks/blocks.styles.ts";
import { InlineText } from "../blocks/InlineText.tsx";
import { Sourced } from "../blocks/Sourced.tsx";

/** Questions that open to their answers; without JavaScript all are open. */
export function FaqBlock({ block }: Pick<BlockProps<"faq">, "block">) {
  return (
    <Accordion.Root headingLevel={3}>
      {block.keys.map((key) => {
        const item = faq[key];
        if (!item) return null;
        return (
          <Accordion.Item key={key} value={key}>
            <Accordion.Trigger>{item.question}</Accordion.Trigger>
            <Accordion.Content>
              <Sourced provenance={item.provenance}>
                <Prose>
                  {item.answer.map((paragraph) => (
                    <p key={paragraph}>
                      <InlineText text={paragraph} />
                    </p>
                  ))}
                </Prose>
              </Sourced>
            </Accordion.Content>
          </Accordion.Item>
        );
      })}
    </Accordion.Root>
  );
}
