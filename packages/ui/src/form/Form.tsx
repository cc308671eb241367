"use client";
import { use, useId, type ComponentProps, type MouseEvent, type ReactNode, type RefObject } from "react";
import { levelOf, type HeadingLevel } from "../hooks/misuse.ts";
import { createPartContext, usePartRef } from "../hooks/parts.ts";
import { controlIdOf, FieldsContext, type FormErrors } from "../field/Field.tsx";
import { Button, type ButtonProps } from "../button/index.ts";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { ErrorLink, ErrorList, FormBox, StatusFrame, StatusRegion, SummaryBox } from "./Form.styles.ts";
import { errorsIn, focusField, useFormFocus, useShown } from "./useFormFocus.ts";
import { useKeptValues } from "./useKeptValues.ts";

interface FormState {
  id: string;
  pending: boolean;
  errors: ReturnType<typeof errorsIn>;
  strays: readonly string[];
  summary: RefObject<HTMLDivElement | null>;
  status: RefObject<HTMLDivElement | null>;
}

const [FormContext, useForm] = createPartContext<FormState>("Form.Root");

/** Default errors: a constant, so that it never counts as a change. */
const NO_ERRORS: FormErrors = {};

interface FormRootProps extends ComponentProps<"form"> {
  /** Whether the form is being sent. @default false */
  pending?: boolean | undefined;
  /** What is wrong with its fields, by name and in their order: `{ phone: "연락처를 입력해 주세요." }`. @default nothing */
  errors?: FormErrors | undefined;
}

/**
 * Renders a form: its fields, a `Form.Submit`, and a `Form.Status` with the result. A form of several fields starts
 * with a `Form.ErrorSummary`.
 *
 * Use it around fields that are sent together. Do not use it for a single control that takes effect immediately
 * (`Button`).
 *
 * Native validation stays: `required`, `pattern` and `type` report in the browser's bubbles unless the parent handles
 * `invalid` events and passes `errors`, which fields and summary show. After a failed attempt the field with an error receives the focus, or the summary of
 * several; errors that appear while typing do not move it. While the form is being sent the submit button is disabled,
 * and `Form.Status` has the focus. What was typed stays after an `action` that ends with `errors`, and is cleared after
 * any other.
 *
 * Keys: Enter in a field sends.
 */
function FormRoot({
  pending = false,
  errors = NO_ERRORS,
  id: ownId,
  ref,
  onSubmit,
  onInvalidCapture,
  onInput,
  ...form
}: FormRootProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const formRef = usePartRef(ref);
  const { strays, summary, status, onAttempt, onTyping } = useFormFocus({ form: formRef, pending, errors });
  const onSent = useKeptValues(formRef, errors);

  return (
    <FormContext value={{ id, pending, errors: errorsIn(errors), strays, summary, status }}>
      <FieldsContext value={{ formId: id, errors }}>
        <FormBox
          {...form}
          ref={formRef}
          id={ownId}
          onSubmit={(event) => {
            onAttempt();
            onSubmit?.(event);
            onSent(event);
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
      </FieldsContext>
    </FormContext>
  );
}

interface FormErrorSummaryProps extends Omit<
  ComponentProps<"div">,
  "children" | "title" | "role" | "tabIndex" | "aria-labelledby"
> {
  /** Level of its heading: one below the heading above the form. */
  headingLevel: HeadingLevel;
}

/**
 * Renders a list of links to the fields with an error. It shows while there are several, receives the
 * focus after a failed attempt, and drops corrected fields. A single field shows its own message; one of no field
 * (`{ quota: "…" }`) shows here, as text.
 *
 * Use it first in a `Form.Root`. Do not use it in place of the messages beside the fields.
 *
 * Keys: Tab to its links, Enter to the field.
 */
function FormErrorSummary({ headingLevel, ref, ...box }: FormErrorSummaryProps) {
  const { id: formId, errors, strays, summary } = useForm("Form.ErrorSummary");
  const messages = useMessages("form", ko.form);
  const titleId = useId();
  const shown = useShown(errors.length, strays.length > 0);
  usePartRef(shown ? ref : undefined, summary);

  const linkTo = (name: string) => ({
    href: `#${controlIdOf(formId, name)}`,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      event.preventDefault();
      focusField(event.currentTarget.closest("form"), name);
    },
  });

  if (!shown) return null;
  const Heading = `h${levelOf("Form.ErrorSummary", headingLevel)}` as const;
  return (
    <SummaryBox {...box} ref={summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Heading id={titleId}>{messages.errorSummary}</Heading>
      <ErrorList>
        {errors.map(([name, message]) => (
          <li key={name}>
            <ErrorLink {...(!strays.includes(name) && linkTo(name))}>{message}</ErrorLink>
          </li>
        ))}
      </ErrorList>
    </SummaryBox>
  );
}

/** Renders the button that sends the form, disabled while it is being sent. */
function FormSubmit(button: Omit<ButtonProps, "type" | "pending" | "asChild">) {
  const { pending } = useForm("Form.Submit");
  return <Button {...button} type="submit" pending={pending} />;
}

interface FormStatusProps extends Omit<ComponentProps<"div">, "children" | "role" | "tabIndex"> {
  /** The result; undefined while there is none. */
  state: "success" | "failure" | undefined;
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
function FormStatus({ state, children, pendingLabel, ref, ...frame }: FormStatusProps) {
  const messages = useMessages("form", ko.form);
  const form = use(FormContext);
  // Outside a form it has a ref of its own.
  const frameRef = usePartRef(ref, form?.status);
  const pending = form?.pending === true;
  return (
    <StatusFrame {...frame} ref={frameRef} tabIndex={-1} data-state={pending ? "pending" : state}>
      <StatusRegion role="status">
        {pending ? (
          <VisuallyHidden>{pendingLabel ?? messages.pending}</VisuallyHidden>
        ) : (
          state === "success" && children
        )}
      </StatusRegion>
      <StatusRegion role="alert">{!pending && state === "failure" && children}</StatusRegion>
    </StatusFrame>
  );
}

interface HoneypotProps {
  /** Name of the field in the form service. */
  name: string;
}

/** Renders a field that only robots fill, out of view: they skip `display: none`. */
function Honeypot({ name }: HoneypotProps) {
  return (
    <VisuallyHidden as="div" aria-hidden>
      <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </VisuallyHidden>
  );
}

export { FormRoot as Root, FormErrorSummary as ErrorSummary, FormSubmit as Submit, FormStatus as Status, Honeypot };
