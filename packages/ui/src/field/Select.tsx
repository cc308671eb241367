"use client";
import type { ComponentProps, ReactNode } from "react";
import { SelectBox, SelectInput } from "./Field.styles.ts";
import { LabelledField, useField, type FieldTexts } from "./Field.tsx";

interface SelectProps extends FieldTexts, Omit<ComponentProps<"select">, "multiple" | "size" | "required" | "name"> {
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
export function Select(props: SelectProps) {
  const field = useField(props);
  return (
    <LabelledField field={field}>
      <SelectBox>
        {/* A form that is reset goes back to the default that a select began with: a new default takes a new one. */}
        <SelectInput as="select" key={String(props.defaultValue)} {...field.control} />
      </SelectBox>
    </LabelledField>
  );
}
