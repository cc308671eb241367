import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { StampTaxCalculator } from "./Block.tsx";
import { readAnswers } from "../calculator/questions.ts";
import { stampTaxQuestions } from "./questions.ts";

const rules = {
  source: "「인지세법」 제3조",
  asOf: "2025-10-01",
  validFrom: "2023-01-01",
  reviewBy: "2026-12-31",
  official: [{ label: "홈택스", url: "https://www.hometax.go.kr" }],
  exemptUpTo: 100_000_000,
  brackets: [
    { over: 100_000_000, upTo: 1_000_000_000, tax: 150_000 },
    { over: 1_000_000_000, tax: 350_000 },
  ],
  dueDay: 10,
  holidays: { source: "관공서의 공휴일에 관한 규정", asOf: "2026-11-21", dates: ["2027-10-11"] },
};
const calculator = <StampTaxCalculator rules={rules} contractDay="2027-01-05" />;

beforeEach(() => void vi.setSystemTime("2026-11-25"));
afterEach(() => void vi.useRealTimers());

it("answers with the tax, the last day and the rules it went by", async () => {
  const { user, getByRole, getByLabelText } = render(calculator);
  await user.type(getByLabelText("계약금액", { exact: false }), "4억 5,000만");
  await user.clear(getByLabelText("계약서 통수", { exact: false }));
  await user.type(getByLabelText("계약서 통수", { exact: false }), "2");
  await user.click(getByRole("button", { name: "계산하기" }));
  const answer = getByRole("status").textContent;
  expect(answer).toContain("인지세30만원");
  expect(answer).toContain("납부기한2027.02.10(수)");
  expect(answer).toContain("절반씩 부담한다면15만원");
  expect(answer).toContain("「인지세법」 제3조");
  expect(answer).toContain("2023.01.01에 시행된 기준이며, 이후 개정될 수 있습니다.");
  expect(answer).toContain("이 결과는 세액을 정하지 않으므로");
  expect(getByRole("link", { name: "홈택스에서 확인하기" })).toHaveProperty("href", "https://www.hometax.go.kr/");
});

it("says that its rules are past their review", async () => {
  vi.setSystemTime("2027-01-01");
  const { user, getByLabelText, getByRole } = render(calculator);
  await user.type(getByLabelText("계약금액", { exact: false }), "4억{Enter}");
  expect(getByRole("status").textContent).toContain("2026.12.31 이후 개정되었을 수 있는 기준입니다.");
});

it("says that a cheap home pays nothing", async () => {
  const { user, getByRole, getByLabelText } = render(calculator);
  await user.type(getByLabelText("계약금액", { exact: false }), "1억{Enter}");
  expect(getByRole("status").textContent).toContain("1억원에 계약하시면 인지세가 비과세입니다.");
});

it("describes an error beside its field, focuses it, and removes the last result", async () => {
  const { user, getByRole, getByLabelText } = render(calculator);
  const price = getByLabelText("계약금액", { exact: false });
  await user.type(price, "4억{Enter}");
  await user.clear(price);
  await user.type(price, "많이");
  await user.click(getByRole("button", { name: "계산하기" }));
  expect(price.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(price);
  expect(getByRole("form").textContent).toContain("금액을 숫자로 입력해 주세요.");
  expect(getByRole("status").textContent).toBe("");
  // Pressed before hydration, it is sent nowhere; so is no other calculator.
  expect(getByRole("form").getAttribute("method")).toBe("dialog");
});

describe("stampTaxQuestions", () => {
  const questions = stampTaxQuestions({ validFrom: "2023-01-01" }, undefined);
  const typed = { price: "4억 5,000만", day: "2027-01-05", copies: "1" };

  it("reads a price, a day and a number of copies", () => {
    expect(readAnswers(questions, typed).answers).toEqual({ price: 450_000_000, day: "2027-01-05", copies: 1 });
  });

  it.each([
    ["price", "", "계약금액을 입력해 주세요."],
    ["price", "많이", "금액을 숫자로 입력해 주세요. 예: 450,000,000 또는 4억 5,000만"],
    ["price", "0", "금액을 숫자로 입력해 주세요. 예: 450,000,000 또는 4억 5,000만"],
    ["price", "1001억", "금액을 다시 확인해 주세요. 1,000억원까지 계산합니다."],
    ["day", "", "계약일을 연월일까지 입력해 주세요."],
    ["day", "2022-12-31", "2023.01.01 이후에 계약한 경우만 계산합니다."],
    ["day", "202701-05-01", "계약일을 연월일로 입력해 주세요. 연도는 네 자리입니다."],
    ["copies", "", "계약서는 1통부터 9통까지 입력해 주세요."],
    ["copies", "1.5", "계약서는 1통부터 9통까지 입력해 주세요."],
    ["copies", "10", "계약서는 1통부터 9통까지 입력해 주세요."],
  ])("returns the error of a %s of %j", (field, value, fault) => {
    expect(readAnswers(questions, { ...typed, [field]: value })).toEqual({ faults: { [field]: fault } });
  });
});
