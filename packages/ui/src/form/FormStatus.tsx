"use client";
import { use, useImperativeHandle, useRef, type ComponentProps, type ReactNode } from "react";
import { form as korean } from "../messages/ko/form.ts";
import { useMessages } from "../provider/messages-context.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Failure, StatusFrame, Success } from "./Form.styles.ts";
import { FormContext } from "./FormContext.ts";

/** Result of sending a form. */
export type FormOutcome = "success" | "failure";

/** Props of `Form.Status`: those of a `<div>`, the outcome and the message. */
export interface FormStatusProps extends Omit<ComponentProps<"div">, "children" | "role" | "tabIndex"> {
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
export function FormStatus({ outcome, children, pendingLabel, ref, ...frame }: FormStatusProps) {
  const messages = useMessages("form", korean);
  const form = use(FormContext);
  // Outside a form it has a ref of its own.
  const own = useRef<HTMLDivElement>(null);
  const frameRef = form?.status ?? own;
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => frameRef.current, [frameRef]);
  const pending = form?.pending === true;
  return (
    <StatusFrame {...frame} ref={frameRef} tabIndex={-1} data-state={pending ? "pending" : outcome}>
      <Success role="status">
        {pending ? (
          <VisuallyHidden>{pendingLabel ?? messages.pending}</VisuallyHidden>
        ) : (
          outcome === "success" && children
        )}
      </Success>
      <Failure role="alert">{!pending && outcome === "failure" && children}</Failure>
    </StatusFrame>
  );
}
