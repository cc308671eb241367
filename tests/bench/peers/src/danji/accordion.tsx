import { SECTIONS } from "../content.ts";
import { Accordion } from "@danji/ui/accordion";
import { DanjiProvider } from "@danji/ui/provider";
import { theme } from "@danji/ui/theme";

export const AccordionPart = () => (
  <DanjiProvider theme={theme}>
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
  </DanjiProvider>
);
