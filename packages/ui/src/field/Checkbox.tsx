"use client";
import type { ComponentProps, ReactNode } from "react";
import { CheckInput, CheckRow } from "./Field.styles.ts";
import { FieldError, FieldHint, FieldLabel, FieldRoot, type FieldTexts } from "./Field.tsx";
import { useControlAttributes } from "./FieldContext.ts";
import { isShown } from "./isShown.ts";

/** Props of `Checkbox`: those of an `<input type="checkbox">`, its label and what is said around it. */
export interface CheckboxProps extends FieldTexts, Omit<ComponentProps<"input">, "type" | "required" | "name"> {
  /** What ticking it says, beside the box. */
  label: ReactNode;
  /** Name under which the value (`on` unless given) is sent when ticked. */
  name: string;
}

/**
 * A box to tick, with its label beside it.
 *
 * Use it for a consent that has to be given, or for an offer that may be taken. Do not use it for what acts at once
 * (`Button`).
 *
 * Keys: Space ticks it and takes the tick away.
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
