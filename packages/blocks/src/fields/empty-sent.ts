import { type FieldValue, fieldsIn, fillIn, valueOf } from "./field-values.ts";

/** Fields of a form as they were sent, by name. */
export type SentFields = Readonly<Record<string, string>>;

/** Returns whether a field holds what was sent. */
export const isSent = ({ type, name, value, checked }: FieldValue, sent: SentFields): boolean =>
  type === "checkbox" ? checked === name in sent : value === sent[name];

/** Empties the fields of a form that hold what was sent. What was typed since stays. */
export function emptySent(form: HTMLFormElement, sent: SentFields): void {
  const fields = fieldsIn(form);
  const typedSince = fields.map(valueOf).filter((value) => !isSent(value, sent));
  // A reset alone would bring back the draft that the form was filled from.
  for (const field of fields) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.defaultChecked = false;
    else if (!(field instanceof HTMLSelectElement)) field.defaultValue = "";
  }
  form.reset();
  fillIn(fields, typedSince);
}
