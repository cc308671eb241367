import { inComplex, LONG_TEXT } from "../../tests/in-complex.tsx";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { storyForm } from "../../tests/story-form.ts";
import { useComplex } from "../../tests/story-complex.ts";
import { InterestForm } from "./InterestForm.tsx";

function Sample() {
  const { complex } = useComplex();
  return (
    <StoryFrame heading="관심고객 등록">
      <InterestForm form={storyForm("interest")} terms={complex.forms} />
    </StoryFrame>
  );
}

export default {
  title: "Sections/Forms/InterestForm",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
};

export const Default = {};
export const LongText = LONG_TEXT;
