"use client";
import type { ComponentProps } from "react";
import { Button, type ButtonProps } from "../button/index.ts";
import type { FormFault } from "./faults.ts";
import { FormContext, useForm } from "./FormContext.ts";
import { useFormFocus } from "./useFormFocus.ts";

/** What is wrong with a form that nothing is wrong with. One value, so that it never counts as a change. */
const NO_FAULTS: readonly FormFault[] = [];

/** Props of `Form.Root`: those of its `<form>`, whether it is being sent, and what is wrong with it. */
export interface FormRootProps extends ComponentProps<"form"> {
  /** Whether it is being sent. Default: false. */
  pending?: boolean | undefined;
  /** What is wrong with its fields, in their order. Default: nothing. */
  faults?: readonly FormFault[] | undefined;
}

/**
 * A form: its fields, a `Form.Submit`, and a `Form.Status` that tells how sending it ended. With several fields a
 * `Form.ErrorSummary` stands first.
 *
 * Use it around fields that are sent together. Do not use it for a single control that acts at once (`Button`).
 *
 * The browser's own validation stays: `required`, `pattern` and `type` speak in its bubbles unless the owner takes the
 * `invalid` events and hands in `faults`. After an attempt to send that failed the focus goes to the wrong field, or to
 * the summary where several are wrong; what comes while the reader types takes no focus. While it is being sent the
 * submit button is disabled, and the focus waits in `Form.Status` meanwhile.
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

/** Props of `Form.Submit`: those of a `Button` but for its type and for being pending, which the form knows. */
export type FormSubmitProps = Omit<ButtonProps, "type" | "pending">;

/** The button that sends the form; disabled, with other words, while the form is being sent. */
export function FormSubmit(button: FormSubmitProps) {
  const { pending } = useForm("Form.Submit");
  return <Button {...button} type="submit" pending={pending} />;
}
