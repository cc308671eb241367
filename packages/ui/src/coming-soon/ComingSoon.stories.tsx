import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ComingSoonExample } from "../../tests/examples/ComingSoon.tsx";
import { exampleOf } from "../../tests/Specimens.tsx";
import { ComingSoon } from "./index.ts";

const meta = {
  title: "Data/ComingSoon · 준비 중, empty state",
  id: "data-comingsoon",
  component: ComingSoon,
  ...exampleOf(ComingSoon, ComingSoonExample),
} satisfies Meta<typeof ComingSoon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("COMEING SOON")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("준비 중입니다");
  },
};

export const AllStates: Story = {
  render: () => (
    <>
      <ComingSoon />
      <ComingSoon label="114B 타입의 평면을 준비하고 있습니다">114B 타입 준비 중</ComingSoon>
    </>
  ),
  play: async ({ canvas }) => {
    const [usual, labelled] = canvas.getAllByRole("status");
    await expect(usual).toHaveTextContent("COMEING SOON준비 중입니다");
    await expect(canvas.getByText("114B 타입 준비 중"), "seen").toBeVisible();
    await expect(canvas.getByText("114B 타입 준비 중"), "not read").toHaveAttribute("aria-hidden", "true");
    await expect(labelled).toHaveTextContent("114B 타입의 평면을 준비하고 있습니다");
    await expect(canvas.queryByRole("img"), "its dots are not read").toBeNull();
  },
};
