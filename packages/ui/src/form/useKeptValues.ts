"use client";
import { useEffect, useEffectEvent, useRef, type RefObject, type SubmitEvent } from "react";
import type { FormErrors } from "../field/Field.tsx";
import { errorsIn } from "./useFormFocus.ts";

/**
 * Keeps the values of a form after an action that ends with errors, and returns the handler of its submit events.
 *
 * React resets a form after its action, in a commit, during which it calls no `onReset`.
 */
export function useKeptValues(form: RefObject<HTMLFormElement | null>, errors: FormErrors) {
  const actionRuns = useRef(false);
  const keepValues = useEffectEvent((event: Event) => {
    if (actionRuns.current && errorsIn(errors).length > 0) event.preventDefault();
    actionRuns.current = false;
  });
  useEffect(() => {
    const listening = new AbortController();
    form.current?.addEventListener("reset", (event) => keepValues(event), { signal: listening.signal });
    return () => listening.abort();
  }, [form]);

  return ({ defaultPrevented }: SubmitEvent): void => {
    actionRuns.current = !defaultPrevented;
  };
}
