import { act, render as renderBare, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DanjiProvider } from "@danji/ui/provider";
import { theme } from "@danji/ui/theme";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fundingRules, taxRules } from "../../../complex/tests/template-rules.ts";
import { render } from "../../../ui/tests/render.tsx";
import { FundingPlanner, type FundingPlannerProps } from "./Block.tsx";
import { createPlanStore } from "./plan-store.ts";
import { readAnswers } from "../calculator/questions.ts";
import { planQuestions } from "./questions.ts";

const TYPES: FundingPlannerProps["types"] = [{ label: "84A", exclusiveArea: 84.9 }];

const planner = (storage?: () => Storage, rules = fundingRules, types = TYPES) => (
  <FundingPlanner
    rules={rules}
    stampTax={taxRules.stampTax}
    types={types}
    contractDay="2027-01-05"
    moveInDay="2027-04-01"
    store={createPlanStore("funding", storage)}
  />
);

async function planned(storage?: () => Storage) {
  const page = render(planner(storage));
  await page.user.type(page.getByLabelText(/^분양가/u), "4억 5,000만{Enter}");
  return page;
}

const [statusOf, keptOf] = [0, 1].map(
  (index) => () => document.querySelectorAll("form [role=status]")[index]?.textContent,
);

beforeEach(() => {
  localStorage.clear();
  vi.setSystemTime("2026-11-23");
});
afterEach(() => void vi.useRealTimers());

it("answers with the payments by day and by month, their rules and sources", async () => {
  const { getByRole, getAllByRole } = await planned();
  expect(getByRole("row", { name: /^계약금 2027\.01\.05\(화\) 4,500만원 4,500만원 없음$/u })).toBeDefined();
  expect(getByRole("row", { name: /^잔금 2027\.04\.01\(목\) 1억 3,500만원/u })).toBeDefined();
  expect(getByRole("row", { name: /^취득세 등 2027\.04\.01\(목\) 495만원/u })).toBeDefined();
  expect(getByRole("row", { name: /^2027년 1월 4,500만원 0원$/u })).toBeDefined();
  expect(statusOf?.()).toContain("계약부터 입주까지 약 3개월입니다. 중도금과 잔금이 짧은 기간에 몰리므로");
  for (const source of ["「지방세법」", "「인지세법」", "「주택공급에 관한 규칙」"])
    expect(statusOf?.()).toContain(source);
  for (const place of ["위택스", "청약홈"]) expect(getByRole("link", { name: `${place}에서 확인하기` })).toBeDefined();
  expect(getAllByRole("link", { name: "홈택스에서 확인하기" })).toHaveLength(2);
});

it("adds 발코니 확장 and options, with their share at the contract", async () => {
  const { user, getByLabelText, getByRole } = await planned();
  await user.type(getByLabelText("발코니 확장"), "1,500만");
  await user.type(getByLabelText("유상옵션"), "500만{Enter}");
  expect(getByRole("row", { name: /^확장·옵션 계약금 2027\.01\.05\(화\) 200만원/u })).toBeDefined();
  await user.type(getByLabelText("유상옵션"), "원정{Enter}");
  expect(getByRole("form").textContent).toContain("금액을 숫자로 입력해 주세요.");
});

it("takes price and type from the announced prices, until others are typed", async () => {
  const prices = [
    { floors: "1층", price: 450_000_000 },
    { floors: "2층 이상", price: 470_000_000 },
  ];
  const types = [...TYPES, { label: "114A", exclusiveArea: 114.9, prices }];
  const { user, getByLabelText } = render(planner(undefined, fundingRules, types));
  await user.selectOptions(getByLabelText("공고 분양가"), "114A 2층 이상 · 4억 7,000만원");
  expect(getByLabelText(/^분양가/u)).toHaveProperty("value", "4억 7,000만원");
  expect(getByLabelText("타입")).toHaveProperty("value", "114.9");
  await user.clear(getByLabelText(/^분양가/u));
  expect(getByLabelText("공고 분양가")).toHaveProperty("value", "");
});

it("offers types of one area together, since the area decides on the tax", () => {
  const types = [
    { label: "84A", exclusiveArea: 84.9 },
    { label: "84B", exclusiveArea: 84.9 },
    { label: "114A", exclusiveArea: 114.9 },
  ];
  const { getByLabelText } = render(planner(undefined, fundingRules, types));
  const options = [...getByLabelText("타입").children].map(({ textContent }) => textContent);
  expect(options).toEqual(["84A·84B · 84.90㎡", "114A · 114.90㎡"]);
});

it("asks for the rate only of who pays the interest", async () => {
  const { user, getByLabelText, getByRole } = await planned();
  await user.click(getByLabelText("계약자가 입주할 때 한꺼번에(이자후불제)"));
  await user.click(getByRole("button", { name: "자금 계획 보기" }));
  const rate = getByLabelText(/^대출 금리/u);
  expect(document.activeElement).toBe(rate);
  await user.type(rate, "4.5{Enter}");
  expect(getByRole("row", { name: /^중도금 대출 이자 2027\.04\.01/u })).toBeDefined();
});

it("offers the shares that the law allows", () => {
  const payments = { ...fundingRules.payments, depositLimit: 15, interimLimit: 50, interimLimitOfSmallDeposit: 60 };
  const { getByLabelText } = render(planner(undefined, { ...fundingRules, payments }));
  const sharesOf = (label: string) => [...getByLabelText(label).children].map(({ textContent }) => textContent);
  expect(sharesOf("계약금 비율")).toEqual(["5%", "10%", "15%"]);
  expect(sharesOf("중도금 비율").at(-1)).toBe("60%");
});

it("starts with the example shares as they are, also where they are none of those offered", () => {
  const plan = { ...fundingRules.payments.plan, deposit: 12, interim: 65, instalments: 10 };
  const rules = { ...fundingRules, payments: { ...fundingRules.payments, plan } };
  const { getByLabelText } = render(planner(undefined, rules));
  for (const [label, value] of Object.entries({ "계약금 비율": "12", "중도금 비율": "65", "중도금 횟수": "10" }))
    expect(getByLabelText(label)).toHaveProperty("value", value);
});

it("starts with the interest as the complex has it", () => {
  const plan = { ...fundingRules.payments.plan, interest: "deferred" } as const;
  const { getByRole } = render(planner(undefined, { ...fundingRules, payments: { ...fundingRules.payments, plan } }));
  expect(getByRole("radio", { name: /이자후불제/u })).toHaveProperty("checked", true);
});

it("names the law where the 중도금 is above its limit", async () => {
  const { user, getByLabelText, getByRole } = await planned();
  await user.selectOptions(getByLabelText("계약금 비율"), "20");
  await user.selectOptions(getByLabelText("중도금 비율"), "70");
  await user.click(getByRole("button", { name: "자금 계획 보기" }));
  expect(getByRole("form").textContent).toContain("계약금이 20%이면 중도금은 60%까지입니다");
  expect(statusOf?.()).toBe("");
});

it("keeps nothing unless asked to, then brings back what was typed, and forgets it", async () => {
  const { user, getByRole, unmount } = await planned();
  expect(localStorage.length).toBe(0);
  await user.click(getByRole("button", { name: "입력값을 이 기기에 저장하기" }));
  expect(keptOf?.()).toContain("이 기기에 저장했습니다.");
  unmount();
  const later = render(planner());
  expect(later.getByLabelText(/^분양가/u)).toHaveProperty("value", "");
  await later.user.click(later.getByRole("button", { name: "불러오기" }));
  expect(later.getByLabelText(/^분양가/u)).toHaveProperty("value", "4억 5,000만");
  await later.user.click(later.getByRole("button", { name: "저장한 값 지우기" }));
  expect(localStorage.length).toBe(0);
  expect(later.queryByText("이 기기에 저장한 입력값이 있습니다.")).toBeNull();
});

it("announces that the saved values are cleared, each time, and focuses the message", async () => {
  const { user, getByRole } = render(planner());
  const otherWindow = createPlanStore("funding");
  for (const price of ["4억", "5억"]) {
    otherWindow.save({ price });
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "funding" })));
    await user.click(getByRole("button", { name: "저장한 값 지우기" }));
    expect(document.activeElement?.role).toBe("status");
    expect(document.activeElement?.textContent).toBe("저장한 값을 지웠습니다.");
  }
});

it("saves what the fields hold, also where it was changed after the plan", async () => {
  const { user, getByLabelText, getByRole, queryByText } = await planned();
  await user.clear(getByLabelText(/^분양가/u));
  await user.type(getByLabelText(/^분양가/u), "5억");
  await user.click(getByRole("button", { name: "입력값을 이 기기에 저장하기" }));
  expect(createPlanStore("funding").read()).toHaveProperty("price", "5억");
  await user.click(getByRole("button", { name: "저장한 값 지우기" }));
  expect(queryByText(/^이 기기에 저장했습니다/u)).toBeNull();
});

it("says so where the browser saves nothing", async () => {
  const { user, getByRole } = await planned(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  await user.click(getByRole("button", { name: "입력값을 이 기기에 저장하기" }));
  expect(keptOf?.()).toContain("이 브라우저에서는 저장할 수 없습니다.");
});

it("keeps what was typed before hydration, or kept by the browser over a reload", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<DanjiProvider theme={theme}>{planner()}</DanjiProvider>);
  const price = within(container).getByLabelText<HTMLInputElement>(/^분양가/u);
  price.value = "4억 5,000만";
  renderBare(<DanjiProvider theme={theme}>{planner()}</DanjiProvider>, { container, hydrate: true });
  await userEvent.click(within(container).getByRole("button", { name: "자금 계획 보기" }));
  expect(statusOf?.()).toContain("계약부터 입주까지");
  expect(price.value).toBe("4억 5,000만");
});

describe("planQuestions", () => {
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
});
