import { Accordion, MantineProvider } from "@mantine/core";
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Accordion.css";
import { SECTIONS } from "../content.ts";

export const AccordionPart = () => (
  <MantineProvider>
    <Accordion order={2}>
      {SECTIONS.map(({ value, title, text }) => (
        <Accordion.Item key={value} value={value}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>{text}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  </MantineProvider>
);
