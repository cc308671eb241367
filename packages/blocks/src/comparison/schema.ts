import { named } from "@danji/complex/schema/primitives";
import { currentType } from "../parts/current-type.ts";
import * as z from "zod";

/** Two types of `supply.json` beside each other, the page's own first. */
export const schema = named("두 타입 비교", { kind: z.literal("comparison"), current: currentType });
