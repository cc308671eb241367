import type { FieldError } from "./errors.ts";
import type { Article, PressPage } from "./press/port.ts";
import type { LeadFields, LeadKind } from "./leads/port.ts";

/** A natively posted form that came back: what was typed and what is wrong with it. */
export interface ReturnedForm {
  readonly kind: LeadKind;
  readonly values: LeadFields;
  readonly errors: readonly FieldError[];
  /** Korean sentence for the form's status line. */
  readonly message: string;
}

/** What the server knows when it renders a page and the client must know to hydrate it. Serialisable. */
export interface PageState {
  readonly form?: ReturnedForm;
  /** First page of the press list at the page's address. */
  readonly pressList?: PressPage;
  /** The article at the page's address, without the present opening, which the client counts. */
  readonly article?: Article;
}
