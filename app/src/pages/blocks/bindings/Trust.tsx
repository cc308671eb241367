import type { BlockOf } from "@danji/sections/parts/block-props.ts";
import { TrustBlock } from "@danji/sections/trust/TrustBlock.tsx";
import { checked } from "complex:checked-sources";
import { forms } from "complex:forms";
import { identity } from "complex:identity";

/** Shows what identifies the official site of the complex. */
export const Trust = ({ block }: { block: BlockOf<"trust"> }) => (
  <TrustBlock block={block} identity={identity} privacy={forms.privacy} checked={checked} />
);
