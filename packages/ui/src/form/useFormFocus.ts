"use client";
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { isShown, type FormErrors } from "../field/Field.tsx";
import { misuse, useMisuse } from "../hooks/misuse.ts";

/** Returns the control with a name that a reader can reach. */
function controlOf(form: HTMLFormElement | null | undefined, name: string): HTMLElement | undefined {
  const named = form?.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  return control instanceof HTMLElement && !control.matches('[type="hidden"]') ? control : undefined;
}

/** Focuses the control with a name in the middle of the window, uncovered, and returns whether there is one. */
export function focusField(form: HTMLFormElement | null | undefined, name: string): boolean {
  const control = controlOf(form, name);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
  return control !== undefined;
}

/** Returns the names and messages of the fields with an error. */
export const errorsIn = (errors: FormErrors) => Object.entries(errors).filter(([, message]) => isShown(message));

const subscribeToNothing = () => () => undefined;

interface FormFocusOptions {
  form: RefObject<HTMLFormElement | null>;
  pending: boolean;
  errors: FormErrors;
}

interface FormFocus {
  /** Names of the errors that belong to no control: only the summary can show them. */
  strays: readonly string[];
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
  // The controls are known once they are on the page. A string, which is equal where the names are.
  const strays = useSyncExternalStore(
    subscribeToNothing,
    () => {
      const names = errorsIn(errors).map(([name]) => name);
      return form.current ? names.filter((name) => !controlOf(form.current, name)).join("\n") : "";
    },
    () => "",
  );

  useMisuse(
    process.env.NODE_ENV !== "production" &&
      (() =>
        strays !== "" &&
        !summary.current &&
        misuse("Form.Root", `has an error of no field, ${strays}, which nothing shows`, "Render a Form.ErrorSummary")),
    strays,
  );

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
    if (summary.current && (others.length > 0 || strays !== "")) summary.current.focus();
    // Of a lone stray the summary shows after the next render.
    else if (!focusField(form.current, first[0])) return;
    attempted.current = false;
  }, [form, pending, errors, strays]);

  return {
    strays: strays.split("\n").filter(Boolean),
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

/** Whether the list shows: from two errors, or a stray one, until none is left, so that the form does not jump while typing. */
export function useShown(count: number, stray: boolean): boolean {
  const [shown, setShown] = useState(count > 1);
  const next = count > 1 || stray || (shown && count > 0);
  if (next !== shown) setShown(next);
  return next;
}
