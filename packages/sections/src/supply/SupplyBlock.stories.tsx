import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ANNOUNCED, inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
import { BlockStory } from "../../tests/BlockStory.tsx";

const Sample = () => <BlockStory kind="supply" />;

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
  ...ANNOUNCED,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "타입·층별 분양가" })).toBeVisible();
  },
};
