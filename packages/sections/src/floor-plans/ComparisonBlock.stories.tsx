import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
import { BlockStory } from "../../tests/BlockStory.tsx";
import { storySheets } from "../../tests/story-sheets.ts";
import { ComparisonBlock } from "./ComparisonBlock.tsx";

function Sample() {
  return (
    <BlockStory kind="comparison">
      {(block, { complex, plans, sheets }) => (
        <ComparisonBlock block={block} supply={complex.supply} plans={plans} sheets={storySheets(sheets)} />
      )}
    </BlockStory>
  );
}

const meta = {
  title: "Sections/Comparison",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
