import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
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

const meta = {
  title: "Sections/VisitForm",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
