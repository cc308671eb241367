import { LONG_TEXT, partMeta } from "../../../tests/story-meta.tsx";
import { SectionTabs } from "./PageFrame.tsx";

export default {
  title: "Sections/Frame/SectionTabs",
  ...partMeta(({ complex }) => <SectionTabs menu={complex.menu} path="/BusinessGuide/plan" />),
};

export const Default = {};
export const LongText = LONG_TEXT;
