import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { SECTIONS } from "../content.ts";

export const TabsPart = () => (
  <Tabs>
    <TabList aria-label="단지 소개">
      {SECTIONS.map(({ value, title }) => (
        <Tab key={value} id={value}>
          {title}
        </Tab>
      ))}
    </TabList>
    {SECTIONS.map(({ value, text }) => (
      <TabPanel key={value} id={value}>
        <p>{text}</p>
      </TabPanel>
    ))}
  </Tabs>
);
