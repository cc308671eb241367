import type { ReactNode } from "react";
import { FieldError, FieldHint, FieldLabel, FieldRoot, type FieldTexts } from "./Field.tsx";
import { isShown } from "./isShown.ts";

interface LabelledFieldProps extends FieldTexts {
  label: ReactNode;
  controlId: string | undefined;
  /** The control. */
  children: ReactNode;
}

/** Arranges a field whose label is above: label, control, hint, error. */
export function LabelledField({ label, hint, error, required, controlId, children }: LabelledFieldProps) {
  return (
    <FieldRoot controlId={controlId} hasHint={isShown(hint)} hasError={isShown(error)} required={required}>
      <FieldLabel>{label}</FieldLabel>
      {children}
      {isShown(hint) && <FieldHint>{hint}</FieldHint>}
      {isShown(error) && <FieldError>{error}</FieldError>}
    </FieldRoot>
  );
}
