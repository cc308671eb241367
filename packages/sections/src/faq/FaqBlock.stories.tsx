import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
import { BlockStory } from "../../tests/BlockStory.tsx";
import { FaqBlock } from "./FaqBlock.tsx";

function Sample() {
  return (
    <BlockStory kind="faq">
      {(block, { complex }) => (
        <FaqBlock
          questions={block.keys.flatMap((key) => {
            const item = complex.faq[key];
            return item ? [{ key, ...item }] : [];
          })}
        />
      )}
    </BlockStory>
  );
}

const meta = {
  title: "Sections/Faq",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
