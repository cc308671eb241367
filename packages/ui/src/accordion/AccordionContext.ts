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
