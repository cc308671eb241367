"use client";
import { useEffect, useEffectEvent, useRef, type RefObject, type SubmitEvent } from "react";
import type { FormErrors } from "../field/Field.tsx";
import { errorsIn } from "./useFormFocus.ts";

/** Returns the handler of submit events that keeps the values after an action with errors: React resets the form. */
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
