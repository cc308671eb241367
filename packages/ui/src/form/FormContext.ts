"use client";
import { createContext, use, type RefObject } from "react";
import type { FormFault } from "./faults.ts";

/** What the parts of one form know of each other. */
export interface FormContextValue {
  pending: boolean;
  faults: readonly FormFault[];
  /** The list of what is wrong, while it is there. */
  summary: RefObject<HTMLDivElement | null>;
  /** The place that tells how sending goes. */
  status: RefObject<HTMLDivElement | null>;
}

export const FormContext = createContext<FormContextValue | null>(null);

/**
 * The form that a part stands in.
 *
 * @param part Name of the part, for the message.
 * @throws Error outside a `Form.Root`.
 */
export function useForm(part: string): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error(`<${part}> has to stand in a <Form.Root>.`);
  return form;
}
