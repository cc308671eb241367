import type { Locator, Page, Request } from "@playwright/test";
import { needPageWith } from "./support/complex.ts";
import { expect, test } from "./support/test.ts";
import { openHydrated } from "./support/page.ts";

test.use({ sharesContext: true, contextOptions: { reducedMotion: "reduce" } });

/** Collects what a page sends from now on. */
function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

/** Expects requests to load files of the site alone, with nothing of what was typed. */
function expectSilence(requests: readonly Request[], typed: readonly string[]): void {
  const asText = (request: Request) => `${decodeURIComponent(request.url())} ${request.postData() ?? ""}`;
  expect(requests.filter((request) => request.method() !== "GET").map(asText)).toEqual([]);
  expect(requests.map(asText).filter((sent) => typed.some((value) => sent.includes(value)))).toEqual([]);
  expect(requests.map((request) => new URL(request.url()).search).filter(Boolean)).toEqual([]);
}

/** Expects an answer on paper. */
async function expectPrinted(page: Page, answer: Locator): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
  await page.emulateMedia({ media: null });
}

/** Returns the number of sheets on which a page is printed. */
const sheetsOf = async (page: Page) =>
  (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/gu)?.length;

test("keeps the answers about 가점 on the page, and prints the points", async ({ page }) => {
  const requests = watchRequests(page);
  const form = page.getByRole("form", { name: "청약 가점 계산" });
  await openHydrated(page, needPageWith("subscriptionScore"), () => form);
  await form.getByLabel("생년월일", { exact: true }).fill("19910613");
  await form.getByLabel("혼인 중입니다").check();
  await form.getByLabel("처음 혼인신고한 날", { exact: true }).fill("20181206");
  await form.getByLabel("모두 없습니다").check();
  await form.getByRole("radiogroup", { name: "신청자 또는 배우자가" }).getByLabel("없습니다").check();
  await form.getByLabel("세대주입니다").check();
  await form.getByLabel("신청자 통장의 순위기산일", { exact: true }).fill("20171207");
  await form.getByRole("button", { name: "가점 계산하기" }).click();
  await expect(form.getByRole("status")).toContainText("/ 84점");
  await expectPrinted(page, form.getByRole("status"));
  expectSilence(requests, ["19910613", "1991-06-13", "20181206", "20171207"]);
});

test("keeps the answers about eligibility on the page, and prints the result", async ({ page }) => {
  const requests = watchRequests(page);
  const form = page.getByRole("form", { name: "청약 자격 자가진단" });
  await openHydrated(page, needPageWith("eligibilityCheck"), () => form);
  await form.getByLabel("생년월일", { exact: true }).fill("19910613");
  await form.getByLabel("청약통장 순위기산일", { exact: true }).fill("20171207");
  await form.getByLabel("통장 예치금", { exact: true }).fill("345만");
  await form.getByLabel("거주지", { exact: true }).selectOption({ index: 1 });
  for (const label of ["소유한 적이 없습니다", "세대원입니다", "모두 없습니다(단독세대)", "없습니다", "아닙니다"])
    await form.getByLabel(label, { exact: true }).check();
  for (const answer of await form.getByLabel("아니요", { exact: true }).all()) await answer.check();
  await form.getByRole("button", { name: "유형 확인하기" }).click();
  await expect(form.getByRole("heading", { name: "유형별 확인 결과" })).toBeVisible();
  await expectPrinted(page, form.getByRole("heading", { name: "유형별 확인 결과" }));
  expectSilence(requests, ["19910613", "1991-06-13", "20171207", "345만", "3450000"]);
});

test("keeps a plan of a purchase on the page, and prints it", async ({ page }) => {
  const requests = watchRequests(page);
  const form = page.getByRole("form", { name: "자금 계획" });
  await openHydrated(page, needPageWith("fundingPlanner"), () => form);
  await form.getByLabel("분양가", { exact: true }).fill("4억 5,678만");
  await form.getByRole("button", { name: "자금 계획 보기" }).click();
  await expect(form.getByRole("table", { name: "월별 필요 금액" })).toBeVisible();
  expectSilence(requests, ["5,678", "456780000", "45678"]);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain("5,678");
  await expectPrinted(page, page.locator("section").filter({ has: form }).getByRole("heading", { level: 2 }));
});

test("prints the longest plan on one sheet", async ({ page }) => {
  // The dialog would end, and the page with it, before the sheets are counted.
  await page.addInitScript(() => {
    globalThis.print = () => undefined;
  });
  const form = page.getByRole("form", { name: "자금 계획" });
  await openHydrated(page, needPageWith("fundingPlanner"), () => form);
  await form.getByLabel("분양가", { exact: true }).fill("4억 5,678만");
  await form.getByLabel("유상옵션", { exact: true }).fill("3,210만");
  await form.getByLabel("계약일", { exact: true }).fill("2027-01-05");
  await form.getByLabel("입주일", { exact: true }).fill("2029-07-05");
  await form.getByLabel("중도금 횟수", { exact: true }).selectOption("8");
  await form.getByLabel("입주 시 대출", { exact: true }).selectOption("60");
  await form.getByLabel("계약자가 매월", { exact: true }).check();
  await form.getByLabel("대출 금리(연 %)", { exact: true }).fill("4.5");
  await form.getByLabel("모두 없습니다", { exact: true }).check();
  await form.getByRole("button", { name: "자금 계획 보기" }).click();
  await expect(form.getByRole("row", { name: /^중도금 대출 이자/u })).toHaveCount(29);
  await form.getByRole("button", { name: "계획 인쇄하기" }).click();
  await expectPrinted(page, form.getByRole("table", { name: "월별 필요 금액" }));
  expect(await sheetsOf(page)).toBe(1);
});

test("keeps the amount of the contract on the page, and prints the tax", async ({ page }) => {
  const requests = watchRequests(page);
  const form = page.getByRole("form", { name: "인지세 계산" });
  await openHydrated(page, needPageWith("stampTaxCalculator"), () => form);
  await form.getByLabel("계약금액", { exact: true }).fill("4억 5,678만");
  await form.getByRole("button", { name: "계산하기" }).click();
  await expect(form.getByRole("status")).toContainText("15만원");
  await expectPrinted(page, form.getByRole("status"));
  expectSilence(requests, ["5,678", "456780000", "45678"]);
});
