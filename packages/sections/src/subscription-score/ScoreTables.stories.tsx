import type { Meta, StoryObj } from "@storybook/react-vite";
import { BlockStory } from "../../tests/BlockStory.tsx";
import { inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
import { useStoryToday } from "../../tests/use-story-today.ts";
import { ScoreTables } from "./ScoreTables.tsx";

function Sample() {
  const today = useStoryToday();
  return (
    <BlockStory kind="subscriptionScoreTables">
      {(_, { complex: { subscription } }) => subscription && <ScoreTables rules={subscription.score} today={today} />}
    </BlockStory>
  );
}

const meta = {
  title: "Sections/ScoreTables",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
