"use client";
import type { ComponentProps, ReactNode } from "react";
import { SelectBox, SelectInput } from "./Select.styles.ts";
import { LabelledField, useControlAttributes, type FieldTexts } from "./Field.tsx";

/** Props of `Select`: those of a `<select>`, its label, hint and error. */
export interface SelectProps
  extends FieldTexts, Omit<ComponentProps<"select">, "multiple" | "size" | "required" | "name"> {
  /** Label above the field. */
  label: ReactNode;
  /** Name of the value in the form data. */
  name: string;
  /** The `<option>` elements. */
  children: ReactNode;
}

/**
 * Renders a field to select one of several values, with the list of the browser.
 *
 * Use it for five values or more, such as counts and rates. Do not use it for fewer (`RadioGroup`).
 *
 * Keys: those of the browser; the arrow keys change the value.
 */
export function Select({ label, hint, error, required, id, ...select }: SelectProps) {
  return (
    <LabelledField label={label} hint={hint} error={error} required={required} controlId={id}>
      <SelectControl {...select} />
    </LabelledField>
  );
}

function SelectControl({ "aria-describedby": describedBy, ...select }: ComponentProps<"select">) {
  const attributes = useControlAttributes(describedBy);
  return (
    <SelectBox>
      <SelectInput as="select" {...select} {...attributes} />
    </SelectBox>
  );
}
