import { expect, it } from "vitest";
import { readAnswers } from "../calculator/questions.ts";
import { stampTaxQuestions } from "./questions.ts";

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
