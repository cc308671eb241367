import { complex, CUSTOMER, PRESS } from "./support/complex.ts";
import { ROUTES } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

const { siteUrl, phone } = complex.identity;

/** A4 less the margins of the sheet, in CSS px at 96 a inch. */
const PAPER = { width: 673, height: 989 };
/** Half of a sheet's height. */
const HALF = PAPER.height / 2;

test("prints every page with its address and date, and nothing that only a screen can do", async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  for (const { path, h1 } of ROUTES) {
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
