import { expect, it } from "vitest";
import { fundingRules, taxRules } from "../../../complex/tests/template-rules.ts";
import { readAnswers } from "../calculator/questions.ts";
import { planQuestions } from "./questions.ts";

const typed = {
  price: "4억 5,000만",
  area: "84.9",
  contractDay: "2027-01-05",
  moveInDay: "2029-04-01",
  deposit: "10",
  interim: "60",
  instalments: "6",
  interimLoan: "40",
  interest: "seller",
  finalLoan: "0",
};

it.each([
  ["contractDay", "", "계약일을 연월일까지 입력해 주세요."],
  ["contractDay", "202701-05-01", "계약일을 연월일로 입력해 주세요. 연도는 네 자리입니다."],
  ["moveInDay", "", "입주일을 계약일보다 뒤의 날로 입력해 주세요."],
  ["moveInDay", "2027-01-05", "입주일을 계약일보다 뒤의 날로 입력해 주세요."],
  ["moveInDay", "2037-01-06", "입주일을 계약일부터 10년 안의 날로 입력해 주세요."],
  ["moveInDay", "203004-01-01", "입주일을 연월일로 입력해 주세요. 연도는 네 자리입니다."],
  ["price", "45000", "4만 5,000원이 맞나요? 맞으면 45000원, 만원 단위라면 45000만으로 입력해 주세요."],
  ["balcony", "2,000", "2,000원이 맞나요? 맞으면 2,000원, 만원 단위라면 2,000만으로 입력해 주세요."],
  ["options", "많이", "금액을 숫자로 입력해 주세요. 예: 20,000,000 또는 2,000만"],
])("returns the error of a %s of %j", (field, value, fault) => {
  const start = { types: [], contractDay: undefined, moveInDay: undefined, initial: {} };
  const questions = planQuestions(fundingRules, taxRules.stampTax, start);
  expect(readAnswers(questions, { ...typed, [field]: value })).toMatchObject({
    faults: { [field]: fault },
  });
});
