import { inComplex, LONG_TEXT } from "../../tests/in-complex.tsx";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { useComplex } from "../../tests/story-complex.ts";
import { Contents } from "./PageSections.tsx";

function Sample() {
  const { sections = [] } = useComplex().complex.pages["/SalesInfo/SubscriptionGuide"] ?? {};
  return (
    <StoryFrame>
      <Contents sections={sections.map(({ heading }, index) => ({ heading, id: `section-${index + 1}` }))} />
    </StoryFrame>
  );
}

export default { title: "Sections/Content/Contents", component: Sample, tags: ["!autodocs"], decorators: [inComplex] };

export const Default = {};
export const LongText = LONG_TEXT;
