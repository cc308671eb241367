import { heading, named, text } from "@danji/complex/schema/primitives";
import { composition } from "@danji/complex/schema/home";
import * as z from "zod";

export const schema = named("다음 일정", { kind: z.literal("schedule"), composition, title: heading, text });
