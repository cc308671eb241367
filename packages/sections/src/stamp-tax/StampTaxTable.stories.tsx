import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
import { BlockStory } from "../../tests/BlockStory.tsx";
import { useStoryToday } from "../../tests/use-story-today.ts";
import { StampTaxTable } from "./StampTaxTable.tsx";

function Sample() {
  const today = useStoryToday();
  return (
    <BlockStory kind="stampTaxTable">
      {(_, { complex }) => <StampTaxTable rules={complex.taxes.stampTax} today={today} />}
    </BlockStory>
  );
}

const meta = {
  title: "Sections/StampTaxTable",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
