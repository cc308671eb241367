import type { Meta, StoryObj } from "@storybook/react-vite";
import { BlockStory } from "../../tests/BlockStory.tsx";
import { inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
import { storySite } from "../../tests/story-site-model.ts";
import { useStoryToday } from "../../tests/use-story-today.ts";
import { SunlightTables } from "./SunlightTables.tsx";

function Sample() {
  const today = useStoryToday();
  return (
    <BlockStory kind="sunlightTables">
      {(_, story) => {
        const site = storySite(story);
        return site && <SunlightTables {...site} today={today} />;
      }}
    </BlockStory>
  );
}

const meta = {
  title: "Sections/SunlightTables",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
