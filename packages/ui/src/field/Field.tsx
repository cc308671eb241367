"use client";
import { createContext, use, useId, type ReactNode } from "react";
import { useNameMisuse } from "../hooks/parts.ts";
import { ErrorText, FieldBox, HintText, LabelRow, RequiredMark } from "./Field.styles.ts";

/** What is wrong with the fields of a form, by their names, in their order. */
export type FormErrors = Readonly<Partial<Record<string, ReactNode>>>;

/** The form around a field. */
export const FieldsContext = createContext<{ readonly formId: string; readonly errors: FormErrors } | null>(null);

/** Returns the id that the control of a field has in a form. */
export const controlIdOf = (formId: string, name: string): string => `${formId}-${name}`;

/** Name of a field, and the texts around its control. */
export interface FieldTexts {
  /** Label of the control. */
  label: ReactNode;
  /** Name of the value in the form data. */
  name: string;
  /** Format or purpose of the value. */
  hint?: ReactNode;
  /** What is wrong with the value, as a sentence. Nothing shows while it is empty. @default that of the form around it */
  error?: ReactNode;
  /** Whether a value is required: marked with `*` and enforced by the browser. @default false */
  required?: boolean | undefined;
}

interface FieldOptions extends FieldTexts {
  /** Id of the control. @default that of the form and the name, or a generated one */
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
}

/** Returns the texts of a field, and the props of its control with what ties it to them and to a further text. */
export function useField<Props extends FieldOptions>(
  { label, name, hint, error: ownError, required = false, id, "aria-describedby": describedBy, ...props }: Props,
  furtherId?: string,
) {
  useNameMisuse(`The field "${name}"`, label, "a label");
  const form = use(FieldsContext);
  const generatedId = useId();
  const controlId = id ?? (form ? controlIdOf(form.formId, name) : generatedId);
  const error = ownError ?? form?.errors[name];
  const hintId = isShown(hint) ? `${controlId}-hint` : undefined;
  const errorId = isShown(error) ? `${controlId}-error` : undefined;
  return {
    label,
    hint: hintId !== undefined && <HintText id={hintId}>{hint}</HintText>,
    error: errorId !== undefined && <ErrorText id={errorId}>{error}</ErrorText>,
    control: {
      ...props,
      name,
      id: controlId,
      required,
      // The error first: it matters more than the format.
      "aria-describedby": [errorId, hintId, describedBy, furtherId].filter(Boolean).join(" ") || undefined,
      "aria-invalid": errorId !== undefined || undefined,
    },
  };
}

export function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== "";
}

/** Renders the label of a control. The mark of a required field is not part of the name. */
export function Label({ controlId, marked, children }: { controlId: string; marked: boolean; children: ReactNode }) {
  return (
    <LabelRow>
      <label htmlFor={controlId}>{children}</label>
      {marked && <RequiredMark aria-hidden>*</RequiredMark>}
    </LabelRow>
  );
}

interface LabelledFieldProps {
  field: ReturnType<typeof useField>;
  /** Whether the label has the mark of a required field. @default whether the control is required */
  requiredMark?: boolean | undefined;
  /** What stands below the control. @default the hint */
  foot?: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** Arranges a field whose label is above: label, control, hint, error. */
export function LabelledField({ field, requiredMark, foot = field.hint, children }: LabelledFieldProps) {
  const { id, required } = field.control;
  return (
    <FieldBox>
      <Label controlId={id} marked={requiredMark ?? required}>
        {field.label}
      </Label>
      {children}
      {foot}
      {field.error}
    </FieldBox>
  );
}
