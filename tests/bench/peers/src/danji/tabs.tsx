import { Tabs } from "@danji/ui/tabs";
import { SECTIONS } from "../content.ts";

export const TabsPart = () => (
  <Tabs.Root defaultValue="overview">
    <Tabs.List label="단지 소개">
      {SECTIONS.map(({ value, title }) => (
        <Tabs.Trigger key={value} value={value}>
          {title}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    {SECTIONS.map(({ value, text }) => (
      <Tabs.Content key={value} value={value}>
        <p>{text}</p>
      </Tabs.Content>
    ))}
  </Tabs.Root>
);
