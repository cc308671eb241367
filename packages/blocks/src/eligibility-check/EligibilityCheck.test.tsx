import { within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { eligibilityRules } from "../../../complex/tests/template-rules.ts";
import { render } from "../../../ui/tests/render.tsx";
import { createTickStore } from "../documents/tick-store.ts";
import { EligibilityCheck } from "./Block.tsx";

const papers = [
  { key: "resident-abstract", name: "주민등록표 초본", note: "주소 이력" },
  { key: "family-detail", name: "가족관계증명서", note: "상세" },
  { key: "health-insurance", name: "건강보험 서류", note: "부양가족" },
];
const check = () =>
  render(
    <EligibilityCheck
      rules={eligibilityRules}
      types={[{ label: "84A", exclusiveArea: 84.9 }]}
      papers={papers}
      store={createTickStore("papers")}
      noticeDay="2026-12-04"
    />,
  );

/** Answers for a single applicant of 35 who never owned a home. */
async function answered({ accountDay = "20171204", family = "모두 없습니다(단독세대)", newborn = false } = {}) {
  const page = check();
  const { user, getByLabelText, getAllByLabelText, getByRole } = page;
  await user.type(getByLabelText(/^생년월일/u), "19910601");
  if (accountDay !== "") await user.type(getByLabelText(/^청약통장 순위기산일/u), accountDay);
  await user.type(getByLabelText(/^통장 예치금/u), "300만");
  await user.selectOptions(getByLabelText(/^거주지/u), "elsewhere");
  for (const label of ["소유한 적이 없습니다", "세대원입니다", family, "없습니다", "아닙니다"])
    await user.click(getByLabelText(label));
  for (const label of getAllByLabelText("아니요")) await user.click(label);
  if (newborn) {
    await user.selectOptions(getByLabelText(/^미성년 자녀 수/u), "1");
    const question = within(getByRole("radiogroup", { name: /^공고일에 2세 미만인/u }));
    await user.click(question.getByLabelText("네"));
  }
  await user.click(getByRole("button", { name: "유형 확인하기" }));
  const kindOf = (label: string) => page.getByText(label, { selector: "h4 > *, h5 > *" }).closest("li")?.textContent;
  return { ...page, kindOf };
}

beforeEach(() => localStorage.clear());

it("says of each kind which conditions the answers do not meet, the possible ones first and the others folded", async () => {
  const { kindOf, getAllByRole } = await answered();
  const names = getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["일반공급 1순위제28조", "일반공급 2순위제28조", "신청이 어려운 6가지"]);
  expect(kindOf("기관추천 특별공급")).toContain("제36조");
  expect(kindOf("일반공급 1순위")).toContain("신청하실 수 있습니다.");
  expect(kindOf("신혼부부 특별공급")).toContain("신청이 어렵습니다.공고일에 혼인 중이어야 합니다.");
  expect(kindOf("신생아 특별공급")).toContain("공고일에 2세 미만인 자녀가 있어야 합니다.");
  expect(kindOf("다자녀가구 특별공급")).toContain("미성년 자녀가 2명 이상이어야 합니다.");
  expect(kindOf("생애최초 특별공급")).toContain("단독세대는 전용 60㎡ 이하만");
  expect(kindOf("일반공급 2순위")).toBe("일반공급 2순위제28조1순위에 해당하므로 1순위로 신청하시기 바랍니다.");
  expect(kindOf("노부모부양 특별공급")).toContain("신청자가 세대주여야 합니다.");
});

it("names each question that is not answered in the list above them", async () => {
  const { user, getByRole, findAllByRole } = check();
  await user.click(getByRole("button", { name: "유형 확인하기" }));
  const faults = (await findAllByRole("link")).map(({ textContent }) => textContent);
  expect(faults).toContain("혼인 중인가요? 하나를 선택해 주세요.");
  expect(new Set(faults).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThan(9);
});

it("says what a possible kind also depends on", async () => {
  const { kindOf } = await answered({ newborn: true });
  const words = "신청하실 수 있습니다. 소득과 자산 기준은 따로 확인하세요.청약통장의 종류와";
  expect(kindOf("신생아 특별공급")).toContain(words);
});

it("opens 생애최초 to an unmarried applicant who is registered with parents", async () => {
  const { kindOf } = await answered({ family: "자녀 없이 배우자나 부모·조부모가 있습니다" });
  expect(kindOf("생애최초 특별공급")).not.toContain("단독세대");
});

it("leaves open what is not known, with the source and the official place", async () => {
  const { getByRole } = await answered();
  expect(getByRole("status").textContent).toContain("2026년 6월 15일에 시행된 개정(국토교통부령 제1592호)에 따른");
  expect(getByRole("status").textContent).toContain("이 결과는 신청 자격을 판정하지 않습니다.");
  expect(getByRole("link", { name: "청약홈에서 확인하기" })).toBeDefined();
});

it("lists the papers of what is open, and keeps their ticks with those of the contract", async () => {
  const { user, getByRole } = await answered();
  await user.click(getByRole("checkbox", { name: "건강보험 서류" }));
  expect([...createTickStore("papers").read().keys]).toEqual(["health-insurance"]);
});

it("closes everything without an account and asks for no papers", async () => {
  const { kindOf, getByRole, queryAllByRole } = await answered({ accountDay: "" });
  expect(getByRole("button", { name: "신청이 어려운 8가지", expanded: true })).toBeDefined();
  expect(kindOf("일반공급 2순위")).toContain("청약통장이 있어야 합니다.");
  expect(queryAllByRole("checkbox")).toEqual([]);
});
