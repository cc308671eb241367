import { inComplex, LONG_TEXT } from "../../tests/in-complex.tsx";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { storyForm } from "../../tests/story-form.ts";
import { useComplex } from "../../tests/story-complex.ts";
import { VisitForm } from "./VisitForm.tsx";

function Sample() {
  const { complex } = useComplex();
  return (
    <StoryFrame heading="방문예약">
      <VisitForm form={storyForm("visit")} terms={complex.forms} />
    </StoryFrame>
  );
}

export default { title: "Sections/Forms/VisitForm", component: Sample, tags: ["!autodocs"], decorators: [inComplex] };

export const Default = {};
export const LongText = LONG_TEXT;
