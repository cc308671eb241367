import type { BlockProps } from "@danji/sections/parts/block-props.ts";
import { SitePlanBlock } from "@danji/sections/site-plan/SitePlanBlock.tsx";
import { supply } from "complex:supply";

/** Shows the layout of the complex. */
export const SitePlan = (props: BlockProps<"sitePlan">) => <SitePlanBlock {...props} supply={supply} />;
