import type { StoryObj } from "@storybook/react-vite";
import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Sales/ScoreCalculator", ...blockMeta("subscriptionScore") };

export const Default = {};
export const LongText = LONG_TEXT;

/** A married applicant of 35 with two children. */
export const Result: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const type = (label: RegExp, text: string) => userEvent.type(canvas.getByLabelText(label), text);
    await type(/^생년월일/u, "19910601");
    await userEvent.click(canvas.getByLabelText("혼인 중입니다"));
    await type(/^처음 혼인신고한 날/u, "20181204");
    await userEvent.click(canvas.getByLabelText("모두 없습니다"));
    await userEvent.click(canvas.getByLabelText("없습니다", { selector: "[name=pastHome]" }));
    await userEvent.click(canvas.getByLabelText("세대주입니다"));
    await userEvent.selectOptions(canvas.getByLabelText(/만 30세 미만 미혼 자녀/u), "2");
    await type(/^신청자 통장의 순위기산일/u, "20171204");
    await type(/^배우자 통장의 순위기산일/u, "20241204");
    await userEvent.click(canvas.getByRole("button", { name: "가점 계산하기" }));
    await canvas.findByText("52점");
  },
};

export const Errors: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "가점 계산하기" }));
    await canvas.findAllByText("주민등록표 등본의 세대주인가요? 하나를 선택해 주세요.");
  },
};
