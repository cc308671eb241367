import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { blockMeta, ANNOUNCED, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Sales/Supply", ...blockMeta("supply") };

export const Default = {};
export const LongText = LONG_TEXT;

/** After the announcement, with the prices by floor. */
export const Announced: StoryObj = {
  ...ANNOUNCED,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "타입·층별 분양가" })).toBeVisible();
  },
};
