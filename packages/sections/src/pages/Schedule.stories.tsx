import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex } from "../../tests/in-complex.tsx";
import { StoryPage } from "../../tests/StoryPage.tsx";

const Sample = () => <StoryPage path="/BusinessGuide/plan" />;

const meta = {
  title: "Pages/Schedule",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
