import * as z from "zod";
import type { FieldChange } from "./api.ts";

const fieldValue = z.union([z.string(), z.number(), z.boolean()]);

const fieldChangeSchema = z.strictObject({
  file: z.string(),
  path: z.array(z.union([z.string(), z.number()])).min(1),
  value: fieldValue,
  was: fieldValue,
  accept: z.boolean().optional(),
});

/** Returns the change that a request's body holds, if it holds one. */
export function parseFieldChange(body: string): FieldChange | undefined {
  try {
    return fieldChangeSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
