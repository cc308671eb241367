import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, NARROW } from "../../../tests/in-complex.tsx";
import { storyPopup } from "../../../tests/story-popup.ts";
import { useComplex } from "../../../tests/story-complex.ts";
import { BottomBar } from "./BottomBar.tsx";

const Sample = () => <BottomBar identity={useComplex().complex.identity} popup={storyPopup} />;

const meta = {
  title: "Sections/Frame/BottomBar",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
  ...NARROW,
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
