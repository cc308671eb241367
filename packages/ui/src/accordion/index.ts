import { AccordionContent, AccordionItem, AccordionRoot, AccordionTrigger } from "./Accordion.tsx";

export type {
  AccordionContentProps,
  AccordionItemProps,
  AccordionRootProps,
  AccordionTriggerProps,
} from "./Accordion.tsx";
export { ACCORDION_HEADING_LEVELS, type AccordionHeadingLevel } from "./headingLevels.ts";

/** Sections that open below their headings: `Root` holds the state, each `Item` a `Trigger` and its `Content`. */
export const Accordion = {
  Root: AccordionRoot,
  Item: AccordionItem,
  Trigger: AccordionTrigger,
  Content: AccordionContent,
};
