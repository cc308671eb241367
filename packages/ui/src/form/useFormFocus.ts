"use client";
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";

/** A fault of one control of a form. */
export interface FormFault {
  /** Id of the control. */
  id: string;
  /** What is wrong, as a Korean sentence that names the field. */
  message: ReactNode;
}

/** Focuses the control of a fault in the middle of the window, where nothing fixed covers it or its label. */
export function focusFault({ id }: FormFault): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}

interface FormFocusOptions {
  pending: boolean;
  faults: readonly FormFault[];
}

interface FormFocus {
  summary: RefObject<HTMLDivElement | null>;
  status: RefObject<HTMLDivElement | null>;
  onAttempt: () => void;
  onTyping: () => void;
}

/** Manages the focus of a form: out of the disabled submit button, and to the faults after a failed attempt. */
export function useFormFocus({ pending, faults }: FormFocusOptions): FormFocus {
  const summary = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const sender = useRef<HTMLButtonElement>(null);
  const focusedAtAttempt = useRef<Element>(null);
  // Faults that appear while typing do not move the focus.
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
