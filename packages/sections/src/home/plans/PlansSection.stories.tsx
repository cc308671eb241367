import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW } from "../../../tests/in-complex.tsx";
import { HomeStory } from "../../../tests/HomeStory.tsx";
import { storySheets } from "../../../tests/story-sheets.ts";
import { PlansSection } from "./PlansSection.tsx";

function Sample() {
  return (
    <HomeStory kind="plans">
      {(section, { complex, plans, sheets, stills }) => (
        <PlansSection
          id="plans"
          section={section}
          supply={complex.supply}
          plans={plans}
          sheets={storySheets(sheets)}
          stills={stills}
        />
      )}
    </HomeStory>
  );
}

const meta = {
  title: "Sections/HomePlans",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
