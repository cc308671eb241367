"use client";
import type { ComponentProps } from "react";
import { Control } from "./Field.styles.ts";
import { LabelledField, useField, type FieldTexts } from "./Field.tsx";

/** Props that `TextField` and `DateField` add to those of an `<input>`. */
interface InputFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "type" | "required" | "name"> {}

interface TextFieldProps extends InputFieldProps {
  /** Kind of text, for keyboards of phones and validation. @default "text" */
  type?: "text" | "tel" | "email" | "password" | "search" | "url" | undefined;
}

/**
 * Renders a field for one line of text.
 *
 * Use it for names, numbers and addresses, with the `type`, `inputMode` and `autoComplete` that bring up the right
 * keyboard. Do not use it for sentences (`TextArea`) nor for dates (`DateField`).
 *
 * Keys: those of the browser; Enter sends the form.
 */
export function TextField({ type = "text", ...field }: TextFieldProps) {
  return <InputField {...field} type={type} />;
}

/**
 * Renders a date field with the browser's calendar. Its value is `YYYY-MM-DD`; it shows year, month and day in the order
 * of the browser's own language, which no page can set.
 *
 * Use it for days to come, such as a visit. Do not use it for days of birth, which are typed faster (`TextField`).
 *
 * Keys: those of the browser.
 */
export function DateField(field: InputFieldProps) {
  return <InputField {...field} type="date" />;
}

function InputField(props: InputFieldProps & { type: string }) {
  const field = useField(props);
  return (
    <LabelledField field={field}>
      <Control {...field.control} />
    </LabelledField>
  );
}
