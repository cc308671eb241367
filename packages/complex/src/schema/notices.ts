import * as z from "zod";
import { itemKey, text } from "./primitives.ts";

/** `notices.json`: cautions that several pages carry in the same words, by key. */
export const noticesSchema = z.record(itemKey, text);

export type Notices = z.output<typeof noticesSchema>;
