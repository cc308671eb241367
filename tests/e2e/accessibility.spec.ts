import { ADMIN_PATH, loginForm, newArticle, rowOf, signIn } from "./support/admin-page.ts";
import { addLead } from "./support/database.ts";
import { newName, NO_CONSENT, popup } from "./support/forms.ts";
import { FIRST_PAGE, GROUP, OTHER_PAGE } from "./support/routes.ts";
import { expect, PHONE, test } from "./support/test.ts";
import { expectUsable } from "./support/usable.ts";

/** What a form asks for: name, phone, date of birth, and the consent of a complex that has a box for it. */
const REQUIRED = 3 + Object.keys(NO_CONSENT).length;
// Leads that are left here would change what other files count. What fades in is checked when it is there.
test.use({ sharesContext: true, data: "admin", contextOptions: { reducedMotion: "reduce" } });

test("is usable with the popup open and filled in wrongly", async ({ page }) => {
  test.slow();
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("button", { name: "방문예약" }).click();
  await popup(page).getByRole("button", { name: "방문예약 등록" }).click();
  await expect(popup(page).locator('[aria-invalid="true"]')).toHaveCount(REQUIRED);
  await expectUsable(page, "popup with errors");
});

test("is usable with the menu of a phone open", async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.goto("/");
  await page.getByRole("button", { name: "메뉴 열기" }).click();
  const menu = page.getByRole("dialog", { name: "전체 메뉴" });
  await menu.getByRole("button", { name: GROUP.title, exact: true }).click();
  await expect(menu.getByRole("link", { name: OTHER_PAGE.label, exact: true })).toBeVisible();
  await expectUsable(page, "menu", [360]);
});

test("is usable with a group of the header open", async ({ page }) => {
  await page.goto(FIRST_PAGE.path);
  const navigation = page.getByRole("navigation", { name: "주 메뉴" });
  await navigation.getByRole("link", { name: GROUP.title, exact: true }).focus();
  await expect(navigation.getByRole("link", { name: OTHER_PAGE.label, exact: true })).toBeVisible();
  await expectUsable(page, "dropdown", [1280]);
});

test("is usable in the states of the admin page", async ({ page, server }) => {
  test.slow();
  const title = await newArticle(server.dataDir);
  const name = newName();
  addLead(server.dataDir, name);
  await page.goto(ADMIN_PATH);
  await expect(loginForm(page)).toBeVisible();
  await expectUsable(page, "signed out");
  await signIn(page);
  await expect(rowOf(page, title)).toBeVisible();
  await expectUsable(page, "articles");
  await page.getByRole("tab", { name: "고객 등록" }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expectUsable(page, "leads");
});
