import { Accordion } from "@danji/ui/accordion";
import { SECTIONS } from "../content.ts";

export const AccordionPart = () => (
  <Accordion.Root headingLevel={2}>
    {SECTIONS.map(({ value, title, text }) => (
      <Accordion.Item key={value} value={value}>
        <Accordion.Trigger>{title}</Accordion.Trigger>
        <Accordion.Content>
          <p>{text}</p>
        </Accordion.Content>
      </Accordion.Item>
    ))}
  </Accordion.Root>
);
