import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { blockMeta, ANNOUNCED, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Sales/FundingPlanner", ...blockMeta("fundingPlanner") };

export const Default = {};
export const LongText = LONG_TEXT;

/** A purchase of 4.5억 with loans. */
export const Result: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^분양가/u), "4억 5,000만");
    await userEvent.click(canvas.getByRole("button", { name: "자금 계획 보기" }));
    await canvas.findByRole("table", { name: "월별 필요 금액" });
  },
};

/** After the announcement a price can be selected. */
export const Announced: StoryObj = {
  ...ANNOUNCED,
  play: async ({ canvas, userEvent }) => {
    const prices = canvas.getByLabelText("공고 분양가");
    const [, first] = within(prices).getAllByRole("option");
    await userEvent.selectOptions(prices, first?.textContent ?? "");
    await expect(canvas.getByLabelText(/^분양가/u)).toHaveValue("3억원");
  },
};
