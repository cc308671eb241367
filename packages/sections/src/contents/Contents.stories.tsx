import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { useComplex } from "../../tests/story-complex.ts";
import { Contents } from "./Contents.tsx";

function Sample() {
  const { sections = [] } = useComplex().complex.pages["/SalesInfo/SubscriptionGuide"] ?? {};
  return (
    <StoryFrame>
      <Contents sections={sections.map(({ heading }, index) => ({ heading, id: `section-${index + 1}` }))} />
    </StoryFrame>
  );
}

const meta = {
  title: "Sections/Contents",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
