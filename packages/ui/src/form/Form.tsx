"use client";
import type { ComponentProps } from "react";
import { Button, type ButtonProps } from "../button/index.ts";
import type { FormFault } from "./faults.ts";
import { FormContext, useForm } from "./FormContext.ts";
import { useFormFocus } from "./useFormFocus.ts";

/** Default faults: a constant, so that it never counts as a change. */
const NO_FAULTS: readonly FormFault[] = [];

/** Props of `Form.Root`: those of its `<form>`, and its state. */
export interface FormRootProps extends ComponentProps<"form"> {
  /** Whether the form is being sent. @default false */
  pending?: boolean | undefined;
  /** Faults of its fields, in their order. @default none */
  faults?: readonly FormFault[] | undefined;
}

/**
 * Renders a form: its fields, a `Form.Submit`, and a `Form.Status` with the result. A form of several fields starts
 * with a `Form.ErrorSummary`.
 *
 * Use it around fields that are sent together. Do not use it for a single control that takes effect immediately
 * (`Button`).
 *
 * Native validation stays: `required`, `pattern` and `type` report in the browser's bubbles unless the parent handles
 * `invalid` events and passes `faults`. After a failed attempt the faulty field receives the focus, or the summary of
 * several; faults that appear while typing do not move it. While the form is being sent the submit button is disabled,
 * and `Form.Status` has the focus.
 *
 * Keys: Enter in a field sends.
 */
export function FormRoot({
  pending = false,
  faults = NO_FAULTS,
  onSubmit,
  onInvalidCapture,
  onInput,
  ...form
}: FormRootProps) {
  const { summary, status, onAttempt, onTyping } = useFormFocus({ pending, faults });

  return (
    <FormContext value={{ pending, faults, summary, status }}>
      <form
        {...form}
        onSubmit={(event) => {
          onAttempt();
          onSubmit?.(event);
        }}
        onInvalidCapture={(event) => {
          onAttempt();
          onInvalidCapture?.(event);
        }}
        onInput={(event) => {
          onTyping();
          onInput?.(event);
        }}
      />
    </FormContext>
  );
}

/** Props of `Form.Submit`: those of a `Button`; the form sets its type and `pending`. */
export type FormSubmitProps = Omit<ButtonProps, "type" | "pending">;

/** Renders the button that sends the form, disabled while it is being sent. */
export function FormSubmit(button: FormSubmitProps) {
  const { pending } = useForm("Form.Submit");
  return <Button {...button} type="submit" pending={pending} />;
}
