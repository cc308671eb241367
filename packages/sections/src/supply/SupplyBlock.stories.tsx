import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
import { withPrices } from "../../tests/story-prices.ts";
import { BlockStory } from "../../tests/BlockStory.tsx";
import { SupplyBlock } from "./SupplyBlock.tsx";

interface SampleProps {
  /** Whether the types have prices, which are announced with the 입주자모집공고. */
  announced?: boolean;
}

function Sample({ announced = false }: SampleProps) {
  return (
    <BlockStory kind="supply">
      {(_, { complex: { supply } }) => (
        <SupplyBlock supply={announced ? { ...supply, types: withPrices(supply.types) } : supply} />
      )}
    </BlockStory>
  );
}

const meta = {
  title: "Sections/Supply",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;

/** After the announcement, with the prices by floor. */
export const Announced: Story = {
  args: { announced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "타입·층별 분양가" })).toBeVisible();
  },
};
