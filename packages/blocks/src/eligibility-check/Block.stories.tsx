import type { StoryObj } from "@storybook/react-vite";
import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Sales/EligibilityCheck", ...blockMeta("eligibilityCheck") };

export const Default = {};
export const LongText = LONG_TEXT;

/** A single applicant without a home. */
export const Result: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^생년월일/u), "19910601");
    await userEvent.type(canvas.getByLabelText(/^청약통장 순위기산일/u), "20171204");
    await userEvent.type(canvas.getByLabelText(/^통장 예치금/u), "300만");
    await userEvent.selectOptions(canvas.getByLabelText(/^거주지/u), "elsewhere");
    for (const label of ["소유한 적이 없습니다", "세대원입니다", "모두 없습니다(단독세대)", "없습니다", "아닙니다"])
      await userEvent.click(canvas.getByLabelText(label));
    for (const label of canvas.getAllByLabelText("아니요")) await userEvent.click(label);
    await userEvent.click(canvas.getByRole("button", { name: "유형 확인하기" }));
    await canvas.findByRole("heading", { name: "유형별 확인 결과" });
  },
};
