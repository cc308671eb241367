import * as Accordion from "@radix-ui/react-accordion";
import { SECTIONS } from "../content.ts";

export const AccordionPart = () => (
  <Accordion.Root type="single" collapsible>
    {SECTIONS.map(({ value, title, text }) => (
      <Accordion.Item key={value} value={value}>
        <Accordion.Header asChild>
          <h2>
            <Accordion.Trigger>{title}</Accordion.Trigger>
          </h2>
        </Accordion.Header>
        <Accordion.Content>
          <p>{text}</p>
        </Accordion.Content>
      </Accordion.Item>
    ))}
  </Accordion.Root>
);
