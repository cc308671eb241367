import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW } from "../../../tests/in-complex.tsx";
import { storyPopup } from "../../../tests/story-popup.ts";
import { useComplex } from "../../../tests/story-complex.ts";
import { Footer } from "./Footer.tsx";

function Sample() {
  const { identity, menu } = useComplex().complex;
  return (
    <>
      <Footer identity={identity} menu={menu} path="/" popup={storyPopup} />
      {/* The footer appears with what follows it. */}
      <div />
    </>
  );
}

const meta = {
  title: "Sections/Frame/Footer",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
