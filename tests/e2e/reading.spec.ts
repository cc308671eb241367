import { complex } from "./support/complex.ts";
import { expect, test } from "./support/test.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("leads from page to page by the menu, and books instead of opening a popup", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: /^관심고객|^방문예약$/u })).toHaveCount(0);
    for (const family of complex.identity.familySites)
      await expect(page.getByRole("contentinfo").getByRole("link", { name: family.name })).toBeVisible();
    await page.getByRole("link", { name: "관심고객 등록하기" }).click();
    await expect(page.getByRole("heading", { name: "방문예약", level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "단지안내", exact: true }).hover();
    await page.getByRole("navigation", { name: "주 메뉴" }).getByRole("link", { name: "커뮤니티" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("커뮤니티");
  });
});
