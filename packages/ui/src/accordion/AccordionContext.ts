import { createContext, use } from "react";
import type { AccordionHeadingLevel } from "./headingLevels.ts";

/** The level of the headings in the accordion around, or null outside of one. */
export const HeadingLevelContext = createContext<AccordionHeadingLevel | null>(null);

/**
 * The level of the headings in the surrounding accordion.
 *
 * @throws Error outside an `Accordion.Root`.
 */
export function useHeadingLevel(): AccordionHeadingLevel {
  const level = use(HeadingLevelContext);
  if (level === null) throw new Error("<Accordion.Trigger> has to stand in an <Accordion.Root>.");
  return level;
}

/** What the ids of an item's parts begin with, or null outside of one: it never changes, so that nothing renders anew. */
export const ItemIdContext = createContext<string | null>(null);

/**
 * Ids by which the button of an item and its content know each other.
 *
 * @param part Name of the part that asks.
 * @throws Error outside an `Accordion.Item`.
 */
export function useItemIds(part: string): { triggerId: string; contentId: string } {
  const id = use(ItemIdContext);
  if (id === null) throw new Error(`<${part}> has to stand in an <Accordion.Item>.`);
  return { triggerId: `${id}-trigger`, contentId: `${id}-content` };
}
