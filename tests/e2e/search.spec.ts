import type { Page } from "@playwright/test";
import { FIRST_PAGE } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";
import { openHydrated } from "./support/page.ts";

test.use({ sharesContext: true });

const field = (page: Page) => page.getByRole("combobox", { name: "찾을 말" });
const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "찾기" });
const first = (page: Page) => page.getByRole("option").first();
const section = (page: Page) => page.getByRole("heading", { name: "당첨 이후의 제한" });

async function openSearch(page: Page, path = FIRST_PAGE.path): Promise<void> {
  await openHydrated(page, path, button);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

const marks = (page: Page) => page.evaluate(() => CSS.highlights.get("danji-search")?.size ?? 0);

test("leads by keyboard to a section, where the words are marked", { tag: "@everyday" }, async ({ page }) => {
  await openHydrated(page, FIRST_PAGE.path, button);
  // The listener comes a moment after the button is hydrated.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await field(page).fill("전매제한은");
  await expect(first(page)).toContainText("당첨 이후의 제한");
  await expect(first(page).locator("mark")).toHaveText(["전매제한"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/SalesInfo/SubscriptionGuide#section-11");
  await expect(section(page)).toBeInViewport();
  await expect.poll(() => marks(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(FIRST_PAGE.path);
  await expect.poll(() => marks(page)).toBe(0);
});

test("goes back to the section of a result, and from there to where the search was opened", async ({ page }) => {
  const path = "/SalesInfo/SubscriptionGuide";
  await openSearch(page, path);
  await field(page).fill("전매제한은");
  await first(page).click();
  await expect(page).toHaveURL(`${path}#section-11`);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(section(page)).toBeInViewport();
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole("link", { name: "개인정보처리방침", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(section(page)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(path);
});

test("opens the question that a result leads to", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("청약통장 없어도");
  await first(page).click();
  await expect(page).toHaveURL(/#question-/);
  await expect(page.getByRole("button", { name: "청약통장이 없어도 2순위로" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
});

test("stores and sends nothing that is typed, and keeps it for the next opening", async ({ page }) => {
  await openSearch(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url() + (request.postData() ?? "")));
  await field(page).fill("헬리콥터");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("‘헬리콥터’에 맞는 결과가 없습니다.");
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored + decodeURIComponent(requests.join(" "))).not.toContain("헬리콥터");
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(FIRST_PAGE.path);
  await button(page).click();
  await expect(field(page)).toHaveValue("헬리콥터");
});

test("offers another attempt where the list does not load", async ({ page, problems }) => {
  problems.expect(/search\.json/);
  await page.route("**/search.json", (route) => route.abort());
  await openSearch(page);
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("불러오지 못했습니다");
  await page.unroute("**/search.json");
  await page.getByRole("button", { name: "다시 시도" }).click();
  await field(page).fill("인지세");
  await expect(first(page)).toContainText("인지세 안내");
});
