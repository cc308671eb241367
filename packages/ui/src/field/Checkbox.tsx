"use client";
import type { ComponentProps } from "react";
import { CheckInput, CheckRow } from "./Checkbox.styles.ts";
import { FieldBox } from "./Field.styles.ts";
import { Label, useField, type FieldTexts } from "./Field.tsx";

interface CheckboxProps extends FieldTexts, Omit<ComponentProps<"input">, "type" | "required" | "name"> {}

/**
 * Renders a checkbox with its label beside it.
 *
 * Use it for a consent that has to be given, or for an offer that may be taken. Do not use it for what takes effect
 * immediately (`Button`).
 *
 * Keys: Space ticks and unticks it.
 */
export function Checkbox(props: CheckboxProps) {
  const field = useField(props);
  return (
    <FieldBox>
      <CheckRow>
        <CheckInput {...field.control} type="checkbox" />
        <Label controlId={field.control.id} marked={field.control.required}>
          {field.label}
        </Label>
      </CheckRow>
      {field.hint}
      {field.error}
    </FieldBox>
  );
}
