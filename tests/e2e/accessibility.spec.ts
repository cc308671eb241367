import type { Page } from "@playwright/test";
import { complex, PRESS } from "./support/complex.ts";
import { popup, visitForm } from "./support/forms.ts";
import { ROUTES } from "./support/routes.ts";
import { ADMINISTRATOR } from "./support/server.ts";
import { expect, PHONE, test } from "./support/test.ts";
import { expectInShape, expectRulesKept, expectUsable, SCREENS } from "./support/usable.ts";

test.describe.configure({ mode: "parallel" });
// What fades in is looked at when it is there. A trace would hold the checker's code a hundred times over.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

/** Widths of the layout: the narrowest that is promised, both sides of its switch, and those on which it is looked at. */
const WIDTHS = [320, 360, 768, 900, 901, 1280, 1920];
/** Pages in one test, so that the workers share them. */
const PORTION = 8;

const paths = ROUTES.map(({ path }) => path);
const portions = Array.from({ length: Math.ceil(paths.length / PORTION) }, (_, index) =>
  paths.slice(index * PORTION, (index + 1) * PORTION),
);

/** Expects one of each of the landmarks by which people jump through a page. */
async function expectLandmarks(page: Page, state: string): Promise<void> {
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect.soft(page.getByRole(landmark), `${landmark} of ${state}`).toHaveCount(1);
}

/** Opens a page and waits for what comes after it: the news. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path === PRESS) await expect(page.locator("tbody").getByRole("row")).toHaveCount(10);
}

for (const [index, portion] of portions.entries()) {
  test(`is usable on every page at every width, part ${index + 1}`, async ({ page }) => {
    test.slow();
    for (const path of portion) {
      await visit(page, path);
      await expectLandmarks(page, path);
      for (const width of WIDTHS) {
        await expectInShape(page, path, width);
        if (SCREENS.includes(width)) await expectRulesKept(page, `${path} at ${width}`);
      }
    }
  });
}

test("is usable with the popup open, filled in wrongly and answered", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("button", { name: "방문예약" }).click();
  await expect(popup(page)).toBeVisible();
  await expectUsable(page, "open");
  await popup(page).getByRole("button", { name: "방문예약 등록" }).click();
  await expect(popup(page).locator('[aria-invalid="true"]')).toHaveCount(3);
  await expectUsable(page, "with errors");
  await page.route("**/api/forms/interest", (route) => route.fulfill({ json: { ok: true, next: "/thanks" } }));
  for (const field of await popup(page).getByRole("textbox").all()) await field.fill("0310000000");
  await popup(page).getByRole("button", { name: "방문예약 등록" }).click();
  await expect(popup(page).getByText("등록이 완료되었습니다.")).toBeVisible();
  await expectUsable(page, "with the answer");
});

test("is usable in the states of booking and press", async ({ page, problems }) => {
  problems.expect(/status of 404/u);
  await page.goto("/Promotion/Customer");
  await visitForm(page).getByRole("button", { name: "방문예약 신청" }).click();
  await expect(visitForm(page).locator('[aria-invalid="true"]')).toHaveCount(3);
  await expectUsable(page, "booking with errors");
  await visit(page, PRESS);
  await page.getByRole("link", { name: complex.press[0]?.title ?? "", exact: true }).click();
  await expect(page.getByRole("article")).toBeVisible();
  await expectUsable(page, "article");
  await page.goto("/nowhere/press");
  await expect(page.getByText("등록된 글이 없습니다.")).toBeVisible();
  await expectUsable(page, "empty list");
  await page.goto("/none");
  await expectUsable(page, "not found");
  await visit(page, PRESS);
  await page.getByLabel("이메일", { exact: true }).fill(ADMINISTRATOR.email);
  await page.getByLabel("비밀번호", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "로그인" }).click();
  await expect(page.getByText("관리자님, 환영합니다.")).toBeVisible();
  await expectUsable(page, "signed in");
});

test("is usable in the states of a plan", async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|Failed to fetch dynamically/u);
  const [first, second] = complex.supply.types;
  await page.goto(first?.page ?? "");
  await page.getByRole("radio", { name: "기본형" }).check();
  await page.getByRole("button", { name: "확대" }).click();
  await expectUsable(page, "with its balconies and enlarged");
  await page.route(`**/assets/${second?.plan}-*.js`, (route) => route.abort());
  await page.getByRole("button", { name: second?.label ?? "", exact: true }).click();
  await expect(page.getByRole("button", { name: "다시 시도" })).toBeVisible();
  await expectUsable(page, "with a drawing that did not come");
});

test("is usable with the menu of a phone open", async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.goto("/");
  await page.getByRole("button", { name: "메뉴 열기" }).click();
  const menu = page.getByRole("dialog", { name: "전체 메뉴" });
  await menu.getByRole("button", { name: "세대안내", exact: true }).click();
  await expect(menu.getByRole("link", { name: "84A" })).toBeVisible();
  await expectUsable(page, "menu", [360]);
});

test("is usable with a group of the header open", async ({ page }) => {
  await page.goto("/Brand/intro");
  const navigation = page.getByRole("navigation", { name: "주 메뉴" });
  await navigation.getByRole("link", { name: "단지안내" }).focus();
  await expect(navigation.getByRole("link", { name: "커뮤니티" })).toBeVisible();
  await expectUsable(page, "dropdown", [1280]);
});
