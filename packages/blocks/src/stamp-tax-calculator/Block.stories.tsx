import type { StoryObj } from "@storybook/react-vite";
import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Sales/StampTaxCalculator", ...blockMeta("stampTaxCalculator") };

export const Default = {};
export const LongText = LONG_TEXT;

/** A contract of 4.5 hundred million won. */
export const Result: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^계약금액/u), "4억 5,000만");
    await userEvent.click(canvas.getByRole("button", { name: "계산하기" }));
    await canvas.findByText("납부기한");
  },
};
