import * as z from "zod";
import { itemKey, text } from "./primitives.ts";

/** `notices.json`: cautions that several pages carry in the same words, by key. */
export const noticesSchema = z.record(itemKey, text.meta({ title: "유의사항" }));

export type Notices = z.output<typeof noticesSchema>;
