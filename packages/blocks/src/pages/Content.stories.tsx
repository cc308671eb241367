import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex } from "../../tests/in-complex.tsx";
import { StoryPage } from "../../tests/StoryPage.tsx";

export default {
  title: "Pages/Content",
  component: StoryPage,
  decorators: [inComplex],
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Brand: Story = { args: { path: "/Brand/intro" } };
export const FloorPlan: Story = { args: { path: "/FloorPlan/84A" } };
export const Guide: Story = { args: { path: "/SalesInfo/SubscriptionGuide" } };
export const Schedule: Story = { args: { path: "/BusinessGuide/plan" } };
export const Supply: Story = { args: { path: "/SalesInfo/guide" } };
