import { named } from "@danji/complex/schema/primitives";
import { currentType } from "../parts/current-type.ts";
import * as z from "zod";

/** All types of `supply.json` side by side; the one that the page is about is marked. */
export const schema = named("타입 비교표", { kind: z.literal("types"), current: currentType.optional() });
