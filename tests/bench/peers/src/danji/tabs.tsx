import { SECTIONS } from "../content.ts";
import { DanjiProvider } from "@danji/ui/provider";
import { Tabs } from "@danji/ui/tabs";
import { theme } from "@danji/ui/theme";

export const TabsPart = () => (
  <DanjiProvider theme={theme}>
    <Tabs.Root defaultValue="overview">
      <Tabs.Row>
        <Tabs.List label="단지 소개">
          {SECTIONS.map(({ value, title }) => (
            <Tabs.Trigger key={value} value={value}>
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Tabs.Row>
      {SECTIONS.map(({ value, text }) => (
        <Tabs.Content key={value} value={value}>
          <p>{text}</p>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  </DanjiProvider>
);
