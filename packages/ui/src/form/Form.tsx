"use client";
import { use, useId, useState, type ComponentProps, type MouseEvent, type ReactNode, type RefObject } from "react";
import { levelOf } from "../hooks/misuse.ts";
import { createPartContext, usePartRef } from "../hooks/parts.ts";
import { Button, type ButtonProps } from "../button/index.ts";
import { useMessages } from "../messages/useMessages.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { FaultLink, FaultList, FormBox, Outcome, StatusFrame, SummaryBox } from "./Form.styles.ts";
import { focusFault, useFormFocus, type FormFault } from "./useFormFocus.ts";

interface FormState {
  pending: boolean;
  faults: readonly FormFault[];
  summary: RefObject<HTMLDivElement | null>;
  status: RefObject<HTMLDivElement | null>;
}

const [FormContext, useForm] = createPartContext<FormState>("Form.Root");

/** Default faults: a constant, so that it never counts as a change. */
const NO_FAULTS: readonly FormFault[] = [];

interface FormRootProps extends ComponentProps<"form"> {
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
function FormRoot({
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
      <FormBox
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

interface FormErrorSummaryProps extends Omit<
  ComponentProps<"div">,
  "children" | "title" | "role" | "tabIndex" | "aria-labelledby"
> {
  /** Level of its heading: one below the heading above the form. */
  headingLevel: 2 | 3 | 4;
}

/**
 * Renders a list of links to the faulty fields of the form. It shows while several fields are faulty, receives the
 * focus after a failed attempt, and drops corrected fields. A single faulty field shows its own message.
 *
 * Use it first in a `Form.Root`. Do not use it in place of the messages beside the fields.
 *
 * Keys: Tab to its links, Enter to the field.
 */
function FormErrorSummary({ headingLevel, ref, ...box }: FormErrorSummaryProps) {
  const { faults, summary } = useForm("Form.ErrorSummary");
  const messages = useMessages("form");
  const titleId = useId();
  const shown = useShown(faults.length);
  usePartRef(ref, summary);

  function go(event: MouseEvent, fault: FormFault): void {
    event.preventDefault();
    focusFault(fault);
  }

  if (!shown) return null;
  const Heading = `h${levelOf("Form.ErrorSummary", headingLevel)}` as const;
  return (
    <SummaryBox {...box} ref={summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Heading id={titleId}>{messages.errorSummary}</Heading>
      <FaultList>
        {faults.map((fault) => (
          <li key={fault.id}>
            <FaultLink href={`#${fault.id}`} onClick={(event) => go(event, fault)}>
              {fault.message}
            </FaultLink>
          </li>
        ))}
      </FaultList>
    </SummaryBox>
  );
}

/** Whether the list shows: from two faults until none is left, so that the form does not jump while typing. */
function useShown(count: number): boolean {
  const [shown, setShown] = useState(count > 1);
  const next = count > 1 || (shown && count > 0);
  if (next !== shown) setShown(next);
  return next;
}

/** Renders the button that sends the form, disabled while it is being sent. */
function FormSubmit(button: Omit<ButtonProps, "type" | "pending">) {
  const { pending } = useForm("Form.Submit");
  return <Button {...button} type="submit" pending={pending} />;
}

/** Result of sending a form. */
export type FormOutcome = "success" | "failure";

interface FormStatusProps extends Omit<ComponentProps<"div">, "children" | "role" | "tabIndex"> {
  /** The result; undefined while there is none. */
  outcome: FormOutcome | undefined;
  /** The message; its line breaks are kept. */
  children?: ReactNode;
  /** Announcement while the form is being sent. @default that of the messages */
  pendingLabel?: ReactNode;
}

/**
 * Renders the result of sending a form: announced politely on success, immediately on failure. As a live region it has
 * to be on the page before its text.
 *
 * Use it in a `Form.Root`, below the button, or in place of a form that has been sent. Do not use it for what is wrong
 * with a field (`error` of the field) nor for remarks (`Notice`).
 */
function FormStatus({ outcome, children, pendingLabel, ref, ...frame }: FormStatusProps) {
  const messages = useMessages("form");
  const form = use(FormContext);
  // Outside a form it has a ref of its own.
  const frameRef = usePartRef(ref, form?.status);
  const pending = form?.pending === true;
  return (
    <StatusFrame {...frame} ref={frameRef} tabIndex={-1} data-state={pending ? "pending" : outcome}>
      <Outcome role="status">
        {pending ? (
          <VisuallyHidden>{pendingLabel ?? messages.pending}</VisuallyHidden>
        ) : (
          outcome === "success" && children
        )}
      </Outcome>
      <Outcome role="alert">{!pending && outcome === "failure" && children}</Outcome>
    </StatusFrame>
  );
}

interface HoneypotProps {
  /** Name of the field in the form service. @default "_gotcha" */
  name?: string | undefined;
}

/** Renders a field that only robots fill, out of view: they skip `display: none`. */
function Honeypot({ name = "_gotcha" }: HoneypotProps) {
  return (
    <VisuallyHidden as="div" aria-hidden>
      <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </VisuallyHidden>
  );
}

export { FormRoot as Root, FormErrorSummary as ErrorSummary, FormSubmit as Submit, FormStatus as Status, Honeypot };
