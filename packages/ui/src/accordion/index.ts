import { AccordionContent, AccordionItem, AccordionRoot, AccordionTrigger } from "./Accordion.tsx";

export type {
  AccordionContentProps,
  AccordionItemProps,
  AccordionRootProps,
  AccordionTriggerProps,
} from "./Accordion.tsx";
export { ACCORDION_HEADING_LEVELS, type AccordionHeadingLevel } from "./headingLevels.ts";

/** Sections behind their headings, one open at a time: `Root` keeps which, `Item` holds a `Trigger` and its `Content`. */
export const Accordion = {
  Root: AccordionRoot,
  Item: AccordionItem,
  Trigger: AccordionTrigger,
  Content: AccordionContent,
};
