"use client";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { isShown, type FormErrors } from "../field/Field.tsx";

/** Focuses the control with a name in the middle of the window, where nothing fixed covers it or its label. */
export function focusField(form: HTMLFormElement | null | undefined, name: string): void {
  const named = form?.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "center" });
}

/** Returns the names and messages of the fields with an error. */
export const errorsIn = (errors: FormErrors) => Object.entries(errors).filter(([, message]) => isShown(message));

interface FormFocusOptions {
  form: RefObject<HTMLFormElement | null>;
  pending: boolean;
  errors: FormErrors;
}

interface FormFocus {
  summary: RefObject<HTMLDivElement | null>;
  status: RefObject<HTMLDivElement | null>;
  onAttempt: () => void;
  onTyping: () => void;
}

/** Manages the focus of a form: out of the disabled submit button, and to the errors after a failed attempt. */
export function useFormFocus({ form, pending, errors }: FormFocusOptions): FormFocus {
  const summary = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const sender = useRef<HTMLButtonElement>(null);
  const focusedAtAttempt = useRef<Element>(null);
  // Errors that appear while typing do not move the focus.
  const attempted = useRef(false);

  // The browser drops the focus of a disabled button on the body: after this effect, or (Chromium before 151) before.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (pending) {
      const focused = activeElement === body ? focusedAtAttempt.current : activeElement;
      focusedAtAttempt.current = null;
      if (!(focused instanceof HTMLButtonElement) || !focused.disabled) return;
      if (!status.current || focused.form !== status.current.closest("form")) return;
      sender.current = focused;
      status.current.focus({ preventScroll: true });
    } else {
      if (sender.current && activeElement === status.current) sender.current.focus({ preventScroll: true });
      sender.current = null;
    }
  }, [pending]);

  useLayoutEffect(() => {
    const [first, ...others] = errorsIn(errors);
    if (pending || !attempted.current || !first) return;
    attempted.current = false;
    if (others.length > 0 && summary.current) summary.current.focus();
    else focusField(form.current, first[0]);
  }, [form, pending, errors]);

  return {
    summary,
    status,
    onAttempt() {
      attempted.current = true;
      focusedAtAttempt.current = document.activeElement;
    },
    onTyping() {
      attempted.current = pending;
    },
  };
}
