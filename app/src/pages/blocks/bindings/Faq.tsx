import { questionId } from "@danji/complex/question-id";
import { FaqBlock } from "@danji/sections/faq/FaqBlock.tsx";
import type { BlockOf } from "@danji/sections/parts/block-props.ts";
import { faq } from "complex:faq";
import { useLocation } from "react-router-dom";
import { useFragment } from "../../../shell/page/use-fragment.ts";

/** Shows the questions and answers of the complex. The one that the address names is open. */
export function Faq({ block }: { block: BlockOf<"faq"> }) {
  const fragment = useFragment();
  const { key: visit } = useLocation();
  const questions = block.keys.flatMap((key) => {
    const item = faq[key];
    return item ? [{ key, ...item }] : [];
  });
  const named = block.keys.find((key) => fragment === `#${questionId(key)}`);
  return <FaqBlock questions={questions} named={named} visit={visit} />;
}
