import { itemKeys, named } from "@danji/complex/schema/primitives";
import * as z from "zod";

export const schema = named("자주 묻는 질문", { kind: z.literal("faq"), keys: itemKeys.min(1) });
