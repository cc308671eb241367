import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW } from "../../../tests/in-complex.tsx";
import { useComplex } from "../../../tests/story-complex.ts";
import { PageEnd } from "./PageEnd.tsx";

function Sample() {
  const { identity, pages } = useComplex().complex;
  return (
    <main>
      <PageEnd identity={identity} related={pages["/BusinessGuide/plan"]?.related ?? []} inviting />
    </main>
  );
}

const meta = {
  title: "Sections/Frame/PageEnd",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
