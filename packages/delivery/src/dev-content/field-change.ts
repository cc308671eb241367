import * as z from "zod";

const fieldValueSchema = z.union([z.string(), z.number(), z.boolean()]);

export type FieldValue = z.output<typeof fieldValueSchema>;

export const isFieldValue = (value: unknown): value is FieldValue => fieldValueSchema.safeParse(value).success;

const fieldChangeSchema = z.strictObject({
  file: z.string(),
  path: z
    .array(z.union([z.string(), z.number()]))
    .min(1)
    .readonly(),
  value: fieldValueSchema,
  /** Value of the field when it was read. Another one in the file is a conflict. */
  was: fieldValueSchema,
  /** Whether to write a value that breaks rules, but with which the site can be built. */
  accept: z.boolean().optional(),
});

/** A new value for a field. */
export type FieldChange = Readonly<z.output<typeof fieldChangeSchema>>;

/** Returns the change that a request's body holds, if it holds one. */
export function parseFieldChange(body: string): FieldChange | undefined {
  try {
    return fieldChangeSchema.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}
