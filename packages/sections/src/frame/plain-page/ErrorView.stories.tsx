import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, NARROW } from "../../../tests/in-complex.tsx";
import { ErrorView } from "./ErrorView.tsx";

const Sample = () => (
  <main>
    <ErrorView onRetry={() => undefined} />
  </main>
);

const meta = {
  title: "Sections/Frame/ErrorView",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;
