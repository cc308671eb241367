"use client";
import { useId, type ComponentProps, type ReactNode } from "react";
import { ErrorText, FieldBox, HintText, LabelRow, RequiredMark } from "./Field.styles.ts";
import { FieldContext, useFieldContext } from "./FieldContext.ts";

/** What every field says around its control. */
export interface FieldTexts {
  /** The format or the use of what is asked. */
  hint?: ReactNode;
  /** What is wrong with what was typed, as a Korean sentence; nothing shows while it is empty. */
  error?: ReactNode;
  /** Whether the field has to be filled: marked with `*` and enforced by the browser. Default: false. */
  required?: boolean | undefined;
}

/** Props of `Field.Root`: those of a `<div>`, and what its parts need to know of each other. */
export interface FieldRootProps extends Omit<ComponentProps<"div">, "id"> {
  /** Id of the control. Default: a generated one. */
  controlId?: string | undefined;
  /** Whether a `Field.Hint` stands in it. Default: false. */
  hasHint?: boolean | undefined;
  /** Whether a `Field.Error` stands in it. Default: false. */
  hasError?: boolean | undefined;
  /** Whether the control has to be filled. Default: false. */
  required?: boolean | undefined;
  /** Whether the label carries the mark of a required field. Default: the value of `required`. */
  marked?: boolean | undefined;
}

/**
 * Holds one control together with its label, hint and error, and ties their ids.
 *
 * Use it for a control that the kit does not bring, which takes `useControlAttributes()`. Do not use it around the fields
 * that the kit has.
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

/** Props of `Field.Label`: those of a `<label>` but for the control, which the field knows. */
export type FieldLabelProps = Omit<ComponentProps<"label">, "htmlFor">;

/** The name of the control, above it. The mark of a required field stands beside the name, not in it. */
export function FieldLabel(label: FieldLabelProps) {
  const { controlId, marked } = useFieldContext("Field.Label");
  return (
    <LabelRow>
      <label {...label} htmlFor={controlId} />
      {marked && <RequiredMark aria-hidden>*</RequiredMark>}
    </LabelRow>
  );
}

/** Props of `Field.Hint` and `Field.Error`: those of a `<p>` but for the id, which the field knows. */
export type FieldNoteProps = Omit<ComponentProps<"p">, "id">;

/** The format or the use of what is asked. */
export function FieldHint(hint: FieldNoteProps) {
  const { hintId } = useFieldContext("Field.Hint");
  return <HintText {...hint} id={hintId} />;
}

/** What is wrong with what was typed. It is read with the control, so the focus belongs there when it appears. */
export function FieldError(error: FieldNoteProps) {
  const { errorId } = useFieldContext("Field.Error");
  return <ErrorText {...error} id={errorId} />;
}
