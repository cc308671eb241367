import { inComplex, LONG_TEXT } from "../../tests/in-complex.tsx";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { storyForm } from "../../tests/story-form.ts";
import { useComplex } from "../../tests/story-complex.ts";
import { InquiryForm } from "./InquiryForm.tsx";

function Sample() {
  const { complex } = useComplex();
  return (
    <StoryFrame heading="문의하기">
      <InquiryForm form={storyForm("inquiry")} terms={complex.forms} />
    </StoryFrame>
  );
}

export default { title: "Sections/Forms/InquiryForm", component: Sample, tags: ["!autodocs"], decorators: [inComplex] };

export const Default = {};
export const LongText = LONG_TEXT;
