import { FactsBlock } from "@danji/sections/facts/FactsBlock.tsx";
import type { BlockOf } from "@danji/sections/parts/block-props.ts";
import { facts } from "complex:facts";

/** Shows the figures of the complex. */
export const Facts = ({ block: { keys, large } }: { block: BlockOf<"facts"> }) => (
  <FactsBlock facts={facts} keys={keys} large={large} />
);
