import { createTickStore } from "@danji/blocks/documents/tick-store.ts";
import { createPlanStore } from "@danji/blocks/funding-planner/plan-store.ts";
import { identity } from "complex:identity";

/** Papers of the complex that are ticked off, on any of its pages. */
export const ticks = createTickStore(`danji:${identity.siteKey}:documents`);

/** Values of a planned purchase. */
export const purchases = createPlanStore(`danji:${identity.siteKey}:funding`);
