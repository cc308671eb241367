"use client";
import { createContext, use } from "react";

/** State that the parts of one `Disclosure.Root` share. */
export interface DisclosureContextValue {
  open: boolean;
  setOpen: (open: boolean) => void;
  triggerId: string;
  contentId: string;
}

export const DisclosureContext = createContext<DisclosureContextValue | null>(null);

/**
 * Returns the state of the surrounding disclosure.
 *
 * @param part Name of the calling part, for the error.
 * @throws Error outside a `Disclosure.Root`.
 */
export function useDisclosure(part: string): DisclosureContextValue {
  const disclosure = use(DisclosureContext);
  if (!disclosure) throw new Error(`<${part}> must be inside a <Disclosure.Root>.`);
  return disclosure;
}
