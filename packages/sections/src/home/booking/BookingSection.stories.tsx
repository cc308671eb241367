import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW, WITHOUT_PICTURE } from "../../../tests/in-complex.tsx";
import { HomeStory } from "../../../tests/HomeStory.tsx";
import { storyForm } from "../../../tests/story-form.ts";
import { VisitForm } from "../../forms/VisitForm.tsx";
import { BookingSection } from "./BookingSection.tsx";

function Sample() {
  return (
    <HomeStory kind="booking">
      {(section, { complex, pictures }) => (
        <BookingSection
          id="booking"
          section={section}
          pictures={pictures}
          form={<VisitForm form={storyForm("visit")} terms={complex.forms} wide />}
        />
      )}
    </HomeStory>
  );
}

const meta = {
  title: "Sections/HomeBooking",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const WithoutPicture: Story = WITHOUT_PICTURE;

export const LongText: Story = LONG_TEXT;
