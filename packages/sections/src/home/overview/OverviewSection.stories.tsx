import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW } from "../../../tests/in-complex.tsx";
import { HomeStory } from "../../../tests/HomeStory.tsx";
import { OverviewSection } from "./OverviewSection.tsx";

function Sample() {
  return (
    <HomeStory kind="overview">
      {(section, { complex }) => <OverviewSection id="overview" section={section} facts={complex.facts.items} />}
    </HomeStory>
  );
}

const meta = {
  title: "Sections/HomeOverview",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
