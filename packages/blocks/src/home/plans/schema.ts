import { heading, link, named, text } from "@danji/complex/schema/primitives";
import * as z from "zod";

export const schema = named("세대 평면", { kind: z.literal("plans"), title: heading, text, link });
