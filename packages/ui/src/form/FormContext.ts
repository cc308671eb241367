"use client";
import { createContext, use, type RefObject } from "react";
import type { FormFault } from "./faults.ts";

/** State that the parts of a form share. */
export interface FormContextValue {
  pending: boolean;
  faults: readonly FormFault[];
  /** The error summary, while it shows. */
  summary: RefObject<HTMLDivElement | null>;
  /** The status. */
  status: RefObject<HTMLDivElement | null>;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** Returns the surrounding form, or throws with the name of the calling part outside a `Form.Root`. */
export function useForm(part: string): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error(`<${part}> must be inside a <Form.Root>.`);
  return form;
}
