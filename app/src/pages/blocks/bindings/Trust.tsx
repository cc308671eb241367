import { checkedSources } from "@danji/complex/checked-sources";
import type { BlockOf } from "@danji/sections/parts/block-props.ts";
import { TrustBlock } from "@danji/sections/trust/TrustBlock.tsx";
import { documents } from "complex:documents";
import { facts } from "complex:facts";
import { forms } from "complex:forms";
import { funding } from "complex:funding";
import { identity } from "complex:identity";
import { schedule } from "complex:schedule";
import { subscription } from "complex:subscription";
import { sunlight } from "complex:sunlight";
import { supply } from "complex:supply";
import { taxes } from "complex:taxes";

const checked = checkedSources({ documents, facts, funding, schedule, subscription, sunlight, supply, taxes });

/** Shows what identifies the official site of the complex. */
export const Trust = ({ block }: { block: BlockOf<"trust"> }) => (
  <TrustBlock block={block} identity={identity} privacy={forms.privacy} checked={checked} />
);
