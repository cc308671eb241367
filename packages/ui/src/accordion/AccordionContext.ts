import { createContext, use, type RefObject } from "react";
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

/** Ids of the triggers of an accordion by the value of their item, or null outside of one. */
export const TriggerIdsContext = createContext<RefObject<Map<string, string>> | null>(null);

/**
 * Where the surrounding accordion keeps the ids of its triggers.
 *
 * @throws Error outside an `Accordion.Root`.
 */
export function useTriggerIds(): RefObject<Map<string, string>> {
  const triggerIds = use(TriggerIdsContext);
  if (triggerIds === null) throw new Error("<Accordion.Item> has to stand in an <Accordion.Root>.");
  return triggerIds;
}

/** What the ids of an item's parts begin with, or null outside of one: it never changes, so that nothing renders anew. */
export const ItemIdContext = createContext<string | null>(null);

/** Id of the trigger of an item, given what its ids begin with. */
export const triggerIdOf = (itemId: string): string => `${itemId}-trigger`;

/**
 * Ids by which the button of an item and its content know each other.
 *
 * @param part Name of the part that asks.
 * @throws Error outside an `Accordion.Item`.
 */
export function useItemIds(part: string): { triggerId: string; contentId: string } {
  const id = use(ItemIdContext);
  if (id === null) throw new Error(`<${part}> has to stand in an <Accordion.Item>.`);
  return { triggerId: triggerIdOf(id), contentId: `${id}-content` };
}
