"use client";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { focusFault, type FormFault } from "./faults.ts";

interface FormFocusOptions {
  pending: boolean;
  faults: readonly FormFault[];
}

interface FormFocus {
  summary: RefObject<HTMLDivElement | null>;
  status: RefObject<HTMLDivElement | null>;
  /** To be called whenever the reader asks for the form to be sent. */
  onAttempt: () => void;
  /** To be called whenever the reader types. */
  onTyping: () => void;
}

/**
 * Keeps the focus of a form in places that make sense: out of the submit button while that is disabled, and with what
 * is wrong after an attempt that failed.
 */
export function useFormFocus({ pending, faults }: FormFocusOptions): FormFocus {
  const summary = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const sender = useRef<HTMLButtonElement>(null);
  const focusedAtAttempt = useRef<Element>(null);
  // Faults that come while the reader is typing are no reason to take the focus away.
  const attempted = useRef(false);

  // The browser takes the focus from a button that has been disabled, and drops it on the body: after this effect, or
  // (Chromium before 151) before it.
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
    if (pending || !attempted.current || !faults[0]) return;
    attempted.current = false;
    if (faults.length > 1 && summary.current) summary.current.focus();
    else focusFault(faults[0]);
  }, [pending, faults]);

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
