"use client";
import { useId, type ComponentProps, type ReactNode } from "react";
import { ErrorText, FieldBox, HintText, LabelRow, RequiredMark } from "./Field.styles.ts";
import { FieldContext, useFieldContext } from "./FieldContext.ts";

/** Texts around the control of a field. */
export interface FieldTexts {
  /** Format or purpose of the value. */
  hint?: ReactNode;
  /** What is wrong with the value, as a Korean sentence. Nothing shows while it is empty. */
  error?: ReactNode;
  /** Whether a value is required: marked with `*` and enforced by the browser. @default false */
  required?: boolean | undefined;
}

/** Props of `Field.Root`: those of a `<div>`, and the state of its parts. */
export interface FieldRootProps extends Omit<ComponentProps<"div">, "id"> {
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

/** Props of `Field.Label`: those of a `<label>` without `htmlFor`. */
export type FieldLabelProps = Omit<ComponentProps<"label">, "htmlFor">;

/** Renders the label above the control. The mark of a required field is not part of the name. */
export function FieldLabel(label: FieldLabelProps) {
  const { controlId, marked } = useFieldContext("Field.Label");
  return (
    <LabelRow>
      <label {...label} htmlFor={controlId} />
      {marked && <RequiredMark aria-hidden>*</RequiredMark>}
    </LabelRow>
  );
}

/** Props of `Field.Hint` and `Field.Error`: those of a `<p>` without its id. */
export type FieldNoteProps = Omit<ComponentProps<"p">, "id">;

/** Renders the format or purpose of the value. */
export function FieldHint(hint: FieldNoteProps) {
  const { hintId } = useFieldContext("Field.Hint");
  return <HintText {...hint} id={hintId} />;
}

/** Renders what is wrong with the value. It describes the control, which should receive the focus. */
export function FieldError(error: FieldNoteProps) {
  const { errorId } = useFieldContext("Field.Error");
  return <ErrorText {...error} id={errorId} />;
}
