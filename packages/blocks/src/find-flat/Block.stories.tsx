import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Plans/FindFlat", ...blockMeta("findFlat") };

export const Default = {};
export const LongText = LONG_TEXT;
/** Hours of sunlight are read on grounds of all tones. */
export const Dark: StoryObj = { globals: { scheme: "dark" } };

/** Flats by type, direction, floor and sunlight. */
export const Conditions: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "조건" }));
    await expect(await canvas.findByText(/^조건에 맞는 집/u)).toBeVisible();
  },
};
