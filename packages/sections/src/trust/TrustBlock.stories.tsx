import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkedSources } from "@danji/complex/checked-sources";
import { BlockStory } from "../../tests/BlockStory.tsx";
import { inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
import { TrustBlock } from "./TrustBlock.tsx";

function Sample() {
  return (
    <BlockStory kind="trust">
      {(block, { complex }) => (
        <TrustBlock
          block={block}
          identity={complex.identity}
          privacy={complex.forms.privacy}
          checked={checkedSources(complex)}
        />
      )}
    </BlockStory>
  );
}

const meta = {
  title: "Sections/Trust",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
