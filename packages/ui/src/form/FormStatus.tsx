"use client";
import { use, useImperativeHandle, useRef, type ComponentProps, type ReactNode } from "react";
import { form as korean } from "../messages/ko/form.ts";
import { useMessages } from "../provider/messages-context.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Failure, StatusFrame, Success } from "./Form.styles.ts";
import { FormContext } from "./FormContext.ts";

/** How sending a form ended. */
export type FormOutcome = "success" | "failure";

/** Props of `Form.Status`: those of a `<div>` for its frame, the outcome and the words. */
export interface FormStatusProps extends Omit<ComponentProps<"div">, "children" | "role" | "tabIndex"> {
  /** Whether the words tell of a success or a failure; undefined while there is nothing to tell. */
  outcome: FormOutcome | undefined;
  /** The message; its line breaks are kept. */
  children?: ReactNode;
  /** Announcement while the form is being sent. Default: that of the messages. */
  pendingLabel?: ReactNode;
}

/**
 * Tells how sending a form ended: politely on success, at once on failure. It has to be on the page before there is
 * anything to say, since a live region that comes with its text is not read everywhere.
 *
 * Use it in a `Form.Root`, below the button, or in place of a form that has been sent. Do not use it for what is wrong
 * with a field (`error` of the field) nor for remarks (`Notice`).
 */
export function FormStatus({ outcome, children, pendingLabel, ref, ...frame }: FormStatusProps) {
  const messages = useMessages("form", korean);
  const form = use(FormContext);
  // A status apart from any form, where its answer replaces it, has a place of its own.
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
