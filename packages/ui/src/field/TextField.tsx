"use client";
import type { ComponentProps, ReactNode } from "react";
import { Input } from "./Field.styles.ts";
import type { FieldTexts } from "./Field.tsx";
import { useControlAttributes } from "./FieldContext.ts";
import { LabelledField } from "./LabelledField.tsx";

/** What `TextField` and `DateField` add to the props of an `<input>`. */
interface InputFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "type" | "required" | "name"> {
  /** The name of the field, above it. */
  label: ReactNode;
  /** Name under which the value is sent. */
  name: string;
}

/** Props of `TextField`: those of an `<input>`, its label and what is said around it. */
export interface TextFieldProps extends InputFieldProps {
  /** What is typed, for the keyboard of phones and the browser's own check. Default: `text`. */
  type?: "text" | "tel" | "email" | "password" | "search" | "url" | undefined;
}

/**
 * One line of text.
 *
 * Use it for names, numbers and addresses, with the `type`, `inputMode` and `autoComplete` that bring up the right
 * keyboard. Do not use it for sentences (`TextArea`) nor for dates (`DateField`).
 *
 * Keys: those of the browser; Enter sends the form.
 */
export function TextField({ type = "text", ...field }: TextFieldProps) {
  return <InputField {...field} type={type} />;
}

/** Props of `DateField`: those of an `<input type="date">`, its label and what is said around it. */
export type DateFieldProps = InputFieldProps;

/**
 * A date, chosen with the browser's own calendar; its value is `YYYY-MM-DD`.
 *
 * Use it for days to come, such as a visit. Do not use it for days of birth, which are typed faster (`TextField`).
 *
 * Keys: those of the browser.
 */
export function DateField(field: DateFieldProps) {
  return <InputField {...field} type="date" />;
}

function InputField({ label, hint, error, required, id, ...input }: InputFieldProps & { type: string }) {
  return (
    <LabelledField label={label} hint={hint} error={error} required={required} controlId={id}>
      <InputControl {...input} />
    </LabelledField>
  );
}

function InputControl({ "aria-describedby": describedBy, ...input }: ComponentProps<"input">) {
  const attributes = useControlAttributes(describedBy);
  return <Input {...input} {...attributes} />;
}
