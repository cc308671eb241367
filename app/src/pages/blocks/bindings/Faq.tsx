import { FaqBlock } from "@danji/sections/faq/FaqBlock.tsx";
import type { BlockOf } from "@danji/sections/parts/block-props.ts";
import { faq } from "complex:faq";

/** Questions and answers of the complex. */
export function Faq({ block }: { block: BlockOf<"faq"> }) {
  const questions = block.keys.flatMap((key) => {
    const item = faq[key];
    return item ? [{ key, ...item }] : [];
  });
  return <FaqBlock questions={questions} />;
}
