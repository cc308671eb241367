import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inComplex } from "../../../tests/in-complex.tsx";
import { CodeFailure } from "./CodeFailure.tsx";

export default {
  title: "Sections/Frame/CodeFailure",
  component: CodeFailure,
  decorators: [inComplex],
} satisfies Meta<typeof CodeFailure>;

type Story = StoryObj<typeof CodeFailure>;

/** Shown as `bootstrap.ts` shows it, where React does not run. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button", { name: "새로고침" })).toBeNull();
    const notice = canvasElement.querySelector<HTMLElement>("#code-failure > p");
    if (notice) notice.hidden = false;
    await expect(canvas.getByRole("status")).toHaveTextContent("일부 기능을 불러오지 못했습니다.");
    await expect(canvas.getByRole("button", { name: "새로고침" })).toBeVisible();
  },
};
