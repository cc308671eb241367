"use client";
import { useId, type ComponentProps, type ReactNode } from "react";
import { createPartContext } from "../hooks/parts.ts";
import { ErrorText, FieldBox, HintText, LabelRow, RequiredMark } from "./Field.styles.ts";

interface FieldState {
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

const [FieldContext, useField] = createPartContext<FieldState>("Field.Root");
export { useField };

/** Texts around the control of a field. */
export interface FieldTexts {
  /** Format or purpose of the value. */
  hint?: ReactNode;
  /** What is wrong with the value, as a Korean sentence. Nothing shows while it is empty. */
  error?: ReactNode;
  /** Whether a value is required: marked with `*` and enforced by the browser. @default false */
  required?: boolean | undefined;
}

interface FieldRootProps extends Omit<ComponentProps<"div">, "id"> {
  /** Id of the control. @default a generated one */
  controlId?: string | undefined;
  /** Whether it contains a `Field.Hint`. @default false */
  hasHint?: boolean | undefined;
  /** Whether it contains a `Field.Error`. @default false */
  hasError?: boolean | undefined;
  /** Whether a value is required. @default false */
  required?: boolean | undefined;
  /** Whether the label has the mark of a required field. @default the value of `required` */
  marked?: boolean | undefined;
}

/**
 * Renders a control with its label, hint and error, and ties their ids.
 *
 * Use it for a control of one's own, which takes `useControlAttributes()`. Do not use it around the fields of the kit.
 *
 * Keys: those of the control.
 */
export function FieldRoot({
  controlId,
  hasHint = false,
  hasError = false,
  required = false,
  marked = required,
  ...box
}: FieldRootProps) {
  const generatedId = useId();
  const id = controlId ?? generatedId;
  const field = { controlId: id, hintId: `${id}-hint`, errorId: `${id}-error`, hasHint, hasError, required, marked };
  return (
    <FieldContext value={field}>
      <FieldBox {...box} />
    </FieldContext>
  );
}

/** Renders the label above the control. The mark of a required field is not part of the name. */
export function FieldLabel(label: Omit<ComponentProps<"label">, "htmlFor">) {
  const { controlId, marked } = useField("Field.Label");
  return (
    <LabelRow>
      <label {...label} htmlFor={controlId} />
      {marked && <RequiredMark aria-hidden>*</RequiredMark>}
    </LabelRow>
  );
}

type FieldNoteProps = Omit<ComponentProps<"p">, "id">;

/** Renders the format or purpose of the value. */
export function FieldHint(hint: FieldNoteProps) {
  const { hintId } = useField("Field.Hint");
  return <HintText {...hint} id={hintId} />;
}

/** Renders what is wrong with the value. It describes the control, which should receive the focus. */
export function FieldError(error: FieldNoteProps) {
  const { errorId } = useField("Field.Error");
  return <ErrorText {...error} id={errorId} />;
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
  const field = useField("Field.Control");
  // The error first: it matters more than the format.
  const ids = [field.hasError && field.errorId, field.hasHint && field.hintId, ...describedBy].filter(Boolean);
  return {
    id: field.controlId,
    required: field.required,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    "aria-invalid": field.hasError || undefined,
  };
}

/** Returns whether a node shows anything. */
export function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== "";
}

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
