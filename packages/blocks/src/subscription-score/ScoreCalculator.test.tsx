import { expect, it } from "vitest";
import { scoreRules } from "../../../complex/tests/template-rules.ts";
import { render } from "../../../ui/tests/render.tsx";
import { ScoreCalculator } from "./Block.tsx";

const calculator = <ScoreCalculator rules={scoreRules} noticeDay="2026-12-04" />;

/** Renders the form and answers it for an applicant of 35 who heads a household of two. */
function answered() {
  const form = render(calculator);
  const { user, getByLabelText, getByRole } = form;
  const type = async (label: RegExp, typed: string) => {
    await user.clear(getByLabelText(label));
    await user.type(getByLabelText(label), typed);
  };
  const submit = () => user.click(getByRole("button", { name: "가점 계산하기" }));
  const status = () => getByRole("status").textContent;
  return {
    ...form,
    type,
    submit,
    status,
    fill: async () => {
      await type(/^생년월일/u, "1991. 6. 1.");
      await user.click(getByLabelText("혼인 중입니다"));
      await type(/^처음 혼인신고한 날/u, "20181204");
      await user.click(getByLabelText("모두 없습니다"));
      await user.click(getByLabelText("없습니다", { selector: "[name=pastHome]" }));
      await user.click(getByLabelText("세대주입니다"));
      await user.selectOptions(getByLabelText(/만 30세 미만 미혼 자녀/u), "2");
      await type(/^신청자 통장의 순위기산일/u, "20171204");
      await type(/^배우자 통장의 순위기산일/u, "20241204");
      await submit();
    },
  };
}

it("answers with the points of each part, their rule, source and official place", async () => {
  const { fill, status, getByRole } = answered();
  await fill();
  expect(status()).toContain("청약 가점 52점 / 84점");
  expect(status()).toContain("만 30세 전에 혼인신고한 날 2018.12.04부터 8년");
  expect(status()).toContain("2017.12.04부터 9년, 11점. 배우자 통장 3점");
  expect(status()).toContain("「주택공급에 관한 규칙」");
  expect(getByRole("link", { name: "청약홈에서 확인하기" }).getAttribute("href")).toBe("https://www.applyhome.co.kr");
});

it("leaves out what an earlier answer rules out, and keeps what was typed there", async () => {
  const { fill, submit, status, user, getByLabelText } = answered();
  await fill();
  await user.click(getByLabelText("없습니다", { selector: "[name=marriage]" }));
  await submit();
  expect(status()).toContain("만 30세가 된 날 2021.06.01부터 5년 6개월");
  expect(status()).not.toContain("배우자 통장 3점");
  expect(getByLabelText(/^처음 혼인신고한 날/u)).toHaveProperty("value", "20181204");
});

it("shows beside each question what is missing and focuses the summary", async () => {
  const { submit, status, getByLabelText, getByRole } = answered();
  await submit();
  expect(getByLabelText(/^생년월일/u).getAttribute("aria-invalid")).toBe("true");
  expect(getByRole("radiogroup", { name: "혼인하신 적이 있나요?" }).getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement?.getAttribute("role")).toBe("group");
  expect(status()).toBe("");
});

it("focuses a day after the notice and removes the last result", async () => {
  const { fill, type, submit, status, getByLabelText } = answered();
  await fill();
  await type(/^신청자 통장의 순위기산일/u, "20261205");
  await submit();
  expect(document.activeElement).toBe(getByLabelText(/^신청자 통장의 순위기산일/u));
  expect(status()).toBe("");
});
