import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, NARROW } from "../../../tests/in-complex.tsx";
import { useComplex } from "../../../tests/story-complex.ts";
import { NotFound } from "./NotFound.tsx";

const Sample = () => (
  <main>
    <NotFound schedulePage={useComplex().complex.schedule.page} />
  </main>
);

const meta = {
  title: "Sections/Frame/NotFound",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;
