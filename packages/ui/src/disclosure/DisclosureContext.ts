import { createContext, use } from "react";

/** What the parts of one disclosure know of each other. */
export interface DisclosureContextValue {
  open: boolean;
  setOpen: (open: boolean) => void;
  triggerId: string;
  contentId: string;
}

export const DisclosureContext = createContext<DisclosureContextValue | null>(null);

/**
 * The disclosure that a part stands in.
 *
 * @param part Name of the part, for the message.
 * @throws Error outside a `Disclosure.Root`.
 */
export function useDisclosure(part: string): DisclosureContextValue {
  const disclosure = use(DisclosureContext);
  if (!disclosure) throw new Error(`<${part}> has to stand in a <Disclosure.Root>.`);
  return disclosure;
}
