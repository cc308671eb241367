"use client";
import { createContext, use } from "react";

/** State that the parts of a field share. */
export interface FieldContextValue {
  controlId: string;
  hintId: string;
  errorId: string;
  hasHint: boolean;
  /** Whether an error shows. */
  hasError: boolean;
  required: boolean;
  /** Whether the label has the mark of a required field. */
  marked: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** Returns the surrounding field, or throws with the name of the calling part outside a `Field.Root`. */
export function useFieldContext(part: string): FieldContextValue {
  const field = use(FieldContext);
  if (!field) throw new Error(`<${part}> must be inside a <Field.Root>.`);
  return field;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/**
 * Returns the attributes for the control of the surrounding field, or throws outside a `Field.Root`. `describedBy` are
 * ids of further descriptions.
 */
export function useControlAttributes(...describedBy: readonly (string | undefined)[]): ControlAttributes {
  const field = useFieldContext("Field.Control");
  // The error first: it matters more than the format.
  const ids = [field.hasError && field.errorId, field.hasHint && field.hintId, ...describedBy].filter(Boolean);
  return {
    id: field.controlId,
    required: field.required,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    "aria-invalid": field.hasError || undefined,
  };
}
