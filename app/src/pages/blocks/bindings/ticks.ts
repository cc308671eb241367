import { createTickStore } from "@danji/sections/documents/tick-store.ts";
import { identity } from "complex:identity";

/** Papers of the complex that are ticked off, on any of its pages. */
export const ticks = createTickStore(`danji:${identity.siteKey}:documents`);
