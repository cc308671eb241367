import { AccordionContent, AccordionItem, AccordionRoot, AccordionTrigger } from "./Accordion.tsx";

/** Sections that open below their headings: `Root` holds the state, each `Item` a `Trigger` and its `Content`. */
export const Accordion = {
  Root: AccordionRoot,
  Item: AccordionItem,
  Trigger: AccordionTrigger,
  Content: AccordionContent,
};
