import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { inComplex, LONG_TEXT, NARROW } from "../../../tests/in-complex.tsx";
import { storyForm } from "../../../tests/story-form.ts";
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

const meta = {
  title: "Sections/Frame/InterestPopup",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
