import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex } from "../../tests/in-complex.tsx";
import { StoryPage } from "../../tests/StoryPage.tsx";

const Sample = () => <StoryPage path="/FloorPlan/84A" />;

const meta = {
  title: "Pages/FloorPlan",
  component: Sample,
  tags: ["!autodocs", "no-picture"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
