import { LONG_TEXT, partMeta } from "../../tests/story-meta.tsx";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { Contents } from "./PageSections.tsx";

export default {
  title: "Sections/Content/Contents",
  ...partMeta(({ complex: { pages } }) => {
    const { sections = [] } = pages["/SalesInfo/SubscriptionGuide"] ?? {};
    return (
      <StoryFrame>
        <Contents sections={sections.map(({ heading }, index) => ({ heading, id: `section-${index + 1}` }))} />
      </StoryFrame>
    );
  }),
};

export const Default = {};
export const LongText = LONG_TEXT;
