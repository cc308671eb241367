import { named } from "@danji/complex/schema/primitives";
import { currentType } from "../parts/current-type.ts";
import * as z from "zod";

/** The plans of all types of `supply.json`, the page's own first. */
export const schema = named("평면도", { kind: z.literal("plans"), current: currentType });
