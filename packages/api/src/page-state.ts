import * as z from "zod/mini";
import { FIELD_ERROR_CODES } from "./errors.ts";
import type { Article, PressPage } from "./press/schema.ts";
import { LEAD_KINDS } from "./leads/fields.ts";

const fieldError = z.object({ field: z.string(), code: z.enum(FIELD_ERROR_CODES), message: z.string() });

/** A natively posted form that came back: what was typed, what is wrong with it, and a Korean sentence for its status line. */
export const returnedForm = z.object({
  kind: z.enum(LEAD_KINDS),
  values: z.record(z.string(), z.string()),
  errors: z.readonly(z.array(fieldError)),
  message: z.string(),
});

export type ReturnedForm = Readonly<z.output<typeof returnedForm>>;

/** What the server knows when it renders a page and the client must know to hydrate it. Serialisable. */
export interface PageState {
  readonly form?: ReturnedForm;
  /** First page of the press list at the page's address. */
  readonly pressList?: PressPage;
  /** The article at the page's address, without the present opening, which the client counts. */
  readonly article?: Article;
}
