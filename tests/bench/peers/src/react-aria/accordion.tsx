import { Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading } from "react-aria-components";
import { SECTIONS } from "../content.ts";

export const AccordionPart = () => (
  <DisclosureGroup>
    {SECTIONS.map(({ value, title, text }) => (
      <Disclosure key={value} id={value}>
        <Heading level={2}>
          <Button slot="trigger">{title}</Button>
        </Heading>
        <DisclosurePanel>
          <p>{text}</p>
        </DisclosurePanel>
      </Disclosure>
    ))}
  </DisclosureGroup>
);
