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
  // Faults that come while the reader is typing are no reason to take the focus away.
  const attempted = useRef(false);

  // Before the browser takes the focus from a button that has been disabled, and drops it on the body.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (pending) {
      if (!(activeElement instanceof HTMLButtonElement) || !activeElement.disabled) return;
      if (!status.current || activeElement.form !== status.current.closest("form")) return;
      sender.current = activeElement;
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
    },
    onTyping() {
      attempted.current = pending;
    },
  };
}
