"use client";
import { createContext, use } from "react";
import type { AccordionHeadingLevel } from "./headingLevels.ts";

/** State that the parts of one `Accordion.Root` share. */
interface AccordionContextValue {
  headingLevel: AccordionHeadingLevel;
  /** Values of the open items. */
  openItems: readonly string[];
  /** Opens or closes an item by its value. */
  setOpen: (item: string, isOpen: boolean) => void;
  /** Name of the items of which only one is open, where they are native. */
  group: string | undefined;
}

export const AccordionContext = createContext<AccordionContextValue | null>(null);

/** Returns the surrounding accordion, or throws with the name of the calling part outside an `Accordion.Root`. */
export function useAccordion(part: string): AccordionContextValue {
  const accordion = use(AccordionContext);
  if (accordion === null) throw new Error(`<${part}> must be inside an <Accordion.Root>.`);
  return accordion;
}

/** State that the parts of one `Accordion.Item` share. */
interface AccordionItemContextValue {
  isOpen: boolean;
  disabled: boolean;
  /** Opens or closes the item. */
  setOpen: (isOpen: boolean) => void;
  triggerId: string;
  contentId: string;
}

export const AccordionItemContext = createContext<AccordionItemContextValue | null>(null);

/** Returns the surrounding item, or throws with the name of the calling part outside an `Accordion.Item`. */
export function useAccordionItem(part: string): AccordionItemContextValue {
  const item = use(AccordionItemContext);
  if (item === null) throw new Error(`<${part}> must be inside an <Accordion.Item>.`);
  return item;
}
