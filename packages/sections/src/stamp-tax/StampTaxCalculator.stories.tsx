import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
import { BlockStory } from "../../tests/BlockStory.tsx";

const Sample = () => <BlockStory kind="stampTaxCalculator" />;

const meta = {
  title: "Sections/StampTaxCalculator",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;

/** A contract of 4.5 hundred million won. */
export const Result: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^계약금액/u), "4억 5,000만");
    await userEvent.click(canvas.getByRole("button", { name: "계산하기" }));
    await canvas.findByText("납부기한");
  },
};
