import { useState } from "react";
import { inComplex } from "../../../tests/in-complex.tsx";
import { LONG_TEXT } from "../../../tests/story-meta.tsx";
import { storyForm } from "../../../tests/story-props.ts";
import { useComplex } from "../../../tests/story-complex.ts";
import { InterestForm } from "../../forms/InterestForm.tsx";
import { InterestPopup } from "./InterestPopup.tsx";

function Sample() {
  const { forms, identity } = useComplex().complex;
  const [open, setOpen] = useState(true);
  return (
    <main>
      <h1>{identity.name}</h1>
      <InterestPopup open={open} onOpenChange={setOpen}>
        <InterestForm form={storyForm("interest")} terms={forms} />
      </InterestPopup>
    </main>
  );
}

export default {
  title: "Sections/Frame/InterestPopup",
  component: Sample,
  decorators: [inComplex],
};

export const Default = {};
export const LongText = LONG_TEXT;
