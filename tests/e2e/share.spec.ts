import type { Page } from "@playwright/test";
import { complex, PRESS } from "./support/complex.ts";
import { FIRST_PAGE } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

test.use({ sharesContext: true });

declare global {
  interface Window {
    /** What was handed to the system's share sheet. */
    shared?: ShareData[];
  }
}

const button = (page: Page) => page.getByRole("button", { name: "공유하기" });
const told = (page: Page) => page.getByRole("contentinfo").getByRole("status");

/** Opens the newest article from the list. */
async function openNews(page: Page): Promise<void> {
  if (!page.url().endsWith(PRESS)) await page.goto(PRESS);
  await page.getByRole("link", { name: complex.press[0]?.title ?? "", exact: true }).click();
  await expect(page.getByRole("article")).toBeVisible();
}

test("hands the page to the system's share sheet first", async ({ page }) => {
  await page.addInitScript(() => {
    window.shared = [];
    navigator.share = (data) => Promise.resolve(void (data && window.shared?.push(data)));
  });
  await page.goto(`${FIRST_PAGE.path}?from=mail`);
  await button(page).click();
  const { origin } = new URL(page.url());
  await expect
    .poll(() => page.evaluate(() => window.shared))
    .toEqual([{ title: `${FIRST_PAGE.h1} | ${complex.identity.name}`, url: `${origin}${FIRST_PAGE.path}` }]);
  await expect(told(page)).toBeEmpty();
});

test("takes a share sheet that was closed again for an answer", async ({ page }) => {
  await page.addInitScript(() => {
    window.shared = [];
    navigator.share = (data) => {
      if (data) window.shared?.push(data);
      return Promise.reject(new DOMException("closed", "AbortError"));
    };
  });
  await page.goto(FIRST_PAGE.path);
  await button(page).click();
  await expect.poll(() => page.evaluate(() => window.shared?.length)).toBe(1);
  await expect(told(page)).toBeEmpty();
  await expect(page.getByLabel("이 페이지 주소")).toHaveCount(0);
});

test("copies the address of a page, and of an article, where there is no share sheet", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto(PRESS);
  await button(page).click();
  await expect(told(page)).toHaveText("주소를 복사했습니다.");
  await openNews(page);
  await expect(told(page)).toBeEmpty();
  await button(page).click();
  await expect(told(page)).toHaveText("주소를 복사했습니다.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("shows the address of an article where the share sheet and the clipboard both refuse", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
    navigator.share = refuse;
    Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse } });
  });
  await openNews(page);
  for (const _time of ["first", "second"]) {
    await button(page).click();
    await expect(told(page)).toHaveText("아래 주소를 복사해 주세요.");
    const field = page.getByLabel("이 페이지 주소");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(page.url());
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
  }
  // The next page has not been shared yet.
  await page.getByRole("link", { name: "목록으로" }).click();
  await expect(told(page)).toBeEmpty();
});
