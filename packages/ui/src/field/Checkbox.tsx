"use client";
import type { ComponentProps, ReactNode } from "react";
import { CheckInput, CheckRow } from "./Field.styles.ts";
import {
  FieldError,
  FieldHint,
  FieldLabel,
  FieldRoot,
  isShown,
  useControlAttributes,
  type FieldTexts,
} from "./Field.tsx";

/** Props of `Checkbox`: those of an `<input type="checkbox">`, its label, hint and error. */
export interface CheckboxProps extends FieldTexts, Omit<ComponentProps<"input">, "type" | "required" | "name"> {
  /** Label beside the box. */
  label: ReactNode;
  /** Name of the value (`on` unless given) in the form data. */
  name: string;
}

/**
 * Renders a checkbox with its label beside it.
 *
 * Use it for a consent that has to be given, or for an offer that may be taken. Do not use it for what takes effect
 * immediately (`Button`).
 *
 * Keys: Space ticks and unticks it.
 */
export function Checkbox({ label, hint, error, required, id, ...input }: CheckboxProps) {
  return (
    <FieldRoot controlId={id} hasHint={isShown(hint)} hasError={isShown(error)} required={required}>
      <CheckRow>
        <CheckControl {...input} />
        <FieldLabel>{label}</FieldLabel>
      </CheckRow>
      {isShown(hint) && <FieldHint>{hint}</FieldHint>}
      {isShown(error) && <FieldError>{error}</FieldError>}
    </FieldRoot>
  );
}

function CheckControl({ "aria-describedby": describedBy, ...input }: ComponentProps<"input">) {
  const attributes = useControlAttributes(describedBy);
  return <CheckInput {...input} {...attributes} type="checkbox" />;
}
