import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW } from "../../../tests/in-complex.tsx";
import { useComplex } from "../../../tests/story-complex.ts";
import { SectionTabs } from "./SectionTabs.tsx";

const Sample = () => <SectionTabs menu={useComplex().complex.menu} path="/BusinessGuide/plan" />;

const meta = {
  title: "Sections/Frame/SectionTabs",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
