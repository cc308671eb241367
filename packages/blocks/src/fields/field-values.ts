/** A control that holds what visitors type or select. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field holds, and what it is recognized by in another rendering of the same page. */
export interface FieldValue {
  /** Id of its form, empty outside of one. */
  readonly form: string;
  readonly type: string;
  readonly name: string;
  readonly value: string;
  /** Whether a checkbox or radio button is checked. */
  readonly checked: boolean;
}

const FIELDS = "input:not([type=hidden], [type=file], [type=password]), textarea, select";

/** Names made by `useId` differ between server and browser. */
const GENERATED = /^_r_/iu;

const isCheck = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

/** Returns the fields in a part of the page that hold what visitors type and select, but no passwords. */
export const fieldsIn = (place: ParentNode): Field[] => [...place.querySelectorAll<Field>(FIELDS)];

export const valueOf = (field: Field): FieldValue => ({
  form: field.form?.id ?? "",
  type: field.type,
  name: GENERATED.test(field.name) ? "" : field.name,
  value: field.value,
  checked: isCheck(field) && field.checked,
});

function put(field: Field, { value, checked }: FieldValue): void {
  if (isCheck(field)) field.checked = checked;
  else if (field instanceof HTMLSelectElement) {
    // Where its list has other options now, its own selection stays.
    if ([...field.options].some((option) => option.value === value)) field.value = value;
  } else field.value = value;
}

/** Fills in fields with what others of the same form, type and name held. For layout effects: parts with state adopt their field's value in an effect. */
export function fillIn(fields: readonly Field[], values: readonly FieldValue[]): void {
  let next = 0;
  for (const field of fields) {
    const { form, type, name } = valueOf(field);
    const found = values.findIndex(
      (value, index) => index >= next && value.form === form && value.type === type && value.name === name,
    );
    const value = values[found];
    if (!value) continue;
    next = found + 1;
    put(field, value);
  }
}

/** Returns the fields of a form as typed; files are not among them. */
export const readFields = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string"),
  );

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
