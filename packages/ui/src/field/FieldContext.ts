"use client";
import { createContext, use } from "react";

/** What the parts of one field know of each other. */
export interface FieldContextValue {
  controlId: string;
  hintId: string;
  errorId: string;
  hasHint: boolean;
  /** The error to show, or nothing. */
  hasError: boolean;
  required: boolean;
  /** Whether the label carries the mark of a required field. */
  marked: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/**
 * The field that a part stands in.
 *
 * @param part Name of the asking part, for the message.
 * @throws Error outside a `Field.Root`.
 */
export function useFieldContext(part: string): FieldContextValue {
  const field = use(FieldContext);
  if (!field) throw new Error(`<${part}> has to stand in a <Field.Root>.`);
  return field;
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/**
 * The attributes for the control of the surrounding field.
 *
 * @param describedBy Ids of further descriptions; undefined ones are left out.
 * @throws Error outside a `Field.Root`.
 */
export function useControlAttributes(...describedBy: readonly (string | undefined)[]): ControlAttributes {
  const field = useFieldContext("Field.Control");
  // The error first: what is wrong matters more than the format.
  const ids = [field.hasError && field.errorId, field.hasHint && field.hintId, ...describedBy].filter(Boolean);
  return {
    id: field.controlId,
    required: field.required,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    "aria-invalid": field.hasError || undefined,
  };
}
