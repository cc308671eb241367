import { MantineProvider, Tabs } from "@mantine/core";
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Tabs.css";
import { SECTIONS } from "../content.ts";

export const TabsPart = () => (
  <MantineProvider>
    <Tabs defaultValue="overview">
      <Tabs.List aria-label="단지 소개">
        {SECTIONS.map(({ value, title }) => (
          <Tabs.Tab key={value} value={value}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {SECTIONS.map(({ value, text }) => (
        <Tabs.Panel key={value} value={value}>
          {text}
        </Tabs.Panel>
      ))}
    </Tabs>
  </MantineProvider>
);
