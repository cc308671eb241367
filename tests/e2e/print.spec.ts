import { CUSTOMER } from "./support/complex.ts";
import { drawing, rooms, smallestAndLargest, viewer } from "./support/plans.ts";
import { PAPER } from "./support/printed.ts";
import { expect, test } from "./support/test.ts";

test.use({ sharesContext: true });

/** Sheets that the page about a type may take: its plan, its pictures, and all types next to each other. */
const SHEETS_OF_TYPE = 5;

test("prints the page about a type with plan, figures, rooms and cautions on the first sheet, and few others", async ({
  page,
}) => {
  await page.setViewportSize(PAPER);
  for (const { page: path, label } of smallestAndLargest) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect.soft(drawing(page, label)).toBeVisible();
    await expect.soft(rooms(page, label)).toBeVisible();
    const sheet = viewer(page);
    for (const text of [/^전용면적$/u, "유상옵션"]) await expect.soft(sheet.getByText(text).first()).toBeVisible();
    const end = await sheet.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
    expect.soft(end, `end of the first sheet of ${label}`).toBeLessThanOrEqual(PAPER.height);
    await page.emulateMedia({ media: null });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect.soft(pdf.match(/\/MediaBox/gu)?.length, `sheets of ${label}`).toBeLessThanOrEqual(SHEETS_OF_TYPE);
  }
});

test("prints as A4", async ({ page }) => {
  for (const path of ["/", CUSTOMER]) {
    await page.goto(path);
    // The front page fetches the styles for paper once it has been painted.
    await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText.includes("print")));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/gu)];
    expect(boxes.length, path).toBeGreaterThan(0);
    for (const [, width, height] of boxes)
      expect([Number(width), Number(height)].map(Math.round), path).toEqual([595, 842]);
  }
});
