import { complex, CUSTOMER, PRESS } from "./support/complex.ts";
import { articlesOf } from "./support/database.ts";
import { ROUTES } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

const { siteUrl, phone } = complex.identity;

/** A4 less the margins of the sheet, in CSS px at 96 a inch. */
const PAPER = { width: 673, height: 989 };
/** Half of a sheet's height. */
const HALF = PAPER.height / 2;

test("prints every page with its address and date, and nothing that only a screen can do", async ({ page, server }) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  const [news] = complex.press;
  const [stored] = articlesOf(server.dataDir, news?.title ?? "");
  for (const { path, h1 } of [...ROUTES, { path: `${PRESS}/${stored?.id}`, h1: news?.title ?? "" }]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect.soft(page.getByText(siteUrl + path, { exact: true })).toBeVisible();
      await expect.soft(page.getByText(/^\d{4}년 \d{1,2}월 \d{1,2}일 기준$/u)).toBeVisible();
      await expect.soft(page.getByText(phone).first()).toBeVisible();
      await expect.soft(page.getByRole("heading", { level: 1, name: h1, exact: true })).toBeVisible();
      await expect.soft(page.getByRole("banner")).toBeHidden();
      await expect.soft(page.getByRole("navigation")).toHaveCount(0);
      // Questions are buttons too, and are to be read.
      await expect.soft(page.locator("button:not([aria-expanded]):visible")).toHaveCount(0);
      const tall = await page
        .locator("main img")
        .evaluateAll(
          (images, half) => images.filter((image) => image.getBoundingClientRect().height > half).length,
          HALF,
        );
      expect.soft(tall, "pictures over half a sheet").toBe(0);
      // A grid's rows and boxes that scroll are cut anywhere, and what is cut runs into the rest.
      const cut = await page.locator("main table").evaluateAll(
        (tables) =>
          tables.filter((table) => {
            if (!table.checkVisibility()) return false;
            for (let box = table.parentElement; box && box.localName !== "main"; box = box.parentElement) {
              const { display, overflowX } = getComputedStyle(box);
              if (display !== "block" || overflowX !== "visible") return true;
            }
            return getComputedStyle(table).breakInside !== "avoid";
          }).length,
      );
      expect.soft(cut, "tables that a sheet's end may cut or run together").toBe(0);
      await expect.soft(page.getByRole("heading", { name: "관리자 로그인" })).toHaveCount(0);
      const surplus = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(surplus, "wider than the sheet").toBe(0);
    });
  }
});

test("prints as A4", async ({ page }) => {
  for (const path of ["/", "/BusinessGuide/plan", CUSTOMER, PRESS]) {
    await page.goto(path);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/gu)];
    expect(boxes.length, path).toBeGreaterThan(0);
    for (const [, width, height] of boxes)
      expect([Number(width), Number(height)].map(Math.round), path).toEqual([595, 842]);
  }
});
