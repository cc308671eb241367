import { named } from "@danji/complex/schema/primitives";
import { typeKey } from "@danji/complex/schema/supply";
import * as z from "zod";

/** One type of `supply.json`, on the page of its plan. */
export const schema = named("타입 정보", { kind: z.literal("unitType"), type: typeKey });
