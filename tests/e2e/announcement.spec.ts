import type { Page } from "@playwright/test";
import { needPageWith } from "./support/complex.ts";
import { expect, test } from "./support/test.ts";
import { hold, openHydrated } from "./support/page.ts";

test.use({ sharesContext: true });

const PAGE = needPageWith("announcement");
const FILE = "/announcement.pdf";
const PICTURE = "/icon-512.png";
/** In the place of a file of which only the beginning has come: a page that waits for its picture. */
const SLOW_PAGE = `<!doctype html><link rel="icon" href="data:,"><title>공고</title><img src="${PICTURE}" alt="">`;
/** The header of the site's own answers without which a browser parts a window from the page that opened it. */
const OPENER_KEPT = { "cross-origin-opener-policy": "same-origin" };

const button = (page: Page) => page.getByRole("button", { name: "입주자모집공고 PDF 보기" });
const told = (page: Page) => page.getByRole("main").getByRole("status");

test("opens the announcement in a window, and says when it is on its way", async ({ page }) => {
  await page
    .context()
    .route(`**${FILE}`, (route) => route.fulfill({ contentType: "text/html", headers: OPENER_KEPT, body: SLOW_PAGE }));
  const picture = await hold(page.context(), `**${PICTURE}`);
  await openHydrated(page, PAGE, button);
  const opening = page.waitForEvent("popup");
  await button(page).click();
  await opening;
  await expect(told(page)).toContainText("파일을 불러오는 중입니다...");
  await expect(button(page)).toHaveAttribute("aria-disabled", "true");
  picture.release();
  await expect(told(page)).toBeEmpty();
  await expect(button(page)).toHaveAttribute("aria-disabled", "false");
  await expect(page).toHaveURL(PAGE);
});
