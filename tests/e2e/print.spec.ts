import type { Page } from "@playwright/test";
import { complex, CUSTOMER, PRESS } from "./support/complex.ts";
import { articlesOf } from "./support/database.ts";
import { drawing, drawn, rooms, viewer } from "./support/plans.ts";
import { ROUTES } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

const { siteUrl, phone } = complex.identity;

/** A4 less the margins of the sheet, in CSS px at 96 a inch. */
const PAPER = { width: 673, height: 989 };
/** Half of a sheet's height. */
const HALF = PAPER.height / 2;

/** Whether a page has all that paper needs, and nothing that only a screen can do. */
async function expectPrintable(page: Page, path: string, h1: string): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
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
    .evaluateAll((images, half) => images.filter((image) => image.getBoundingClientRect().height > half).length, HALF);
  expect.soft(tall, "pictures over half a sheet").toBe(0);
  const far = await page.locator("main figure:has(img):has(figcaption)").evaluateAll((figures) => {
    const gapOf = (figure: Element) => {
      const [picture, caption] = ["img", "figcaption"].map((name) =>
        figure.querySelector(name)?.getBoundingClientRect(),
      );
      return picture?.height && caption?.height ? caption.top - picture.bottom : 0;
    };
    return figures.filter((figure) => gapOf(figure) < 0 || gapOf(figure) > 24).length;
  });
  expect.soft(far, "captions over their picture or far from it").toBe(0);
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
}

for (const { path, h1 } of ROUTES)
  test(`prints ${path} with its address and date, and nothing that only a screen can do`, async ({ page }) => {
    await expectPrintable(page, path, h1);
  });

test("prints an article as every page", async ({ page, server }) => {
  const [news] = complex.press;
  const [stored] = articlesOf(server.dataDir, news?.title ?? "");
  await expectPrintable(page, `${PRESS}/${stored?.id}`, news?.title ?? "");
});

/** Sheets that the page about a type may take: its plan, its pictures, and all types next to each other. */
const SHEETS_OF_TYPE = 5;

test("prints the page about a type with plan, figures, rooms and cautions on the first sheet, and few others", async ({
  page,
}) => {
  await page.setViewportSize(PAPER);
  for (const { page: path, label } of drawn) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect.soft(drawing(page, label)).toBeVisible();
    await expect.soft(rooms(page, label)).toBeVisible();
    const sheet = viewer(page);
    for (const text of ["전용면적 (예정)", "유상옵션"]) await expect.soft(sheet.getByText(text).first()).toBeVisible();
    const end = await sheet.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
    expect.soft(end, `end of the first sheet of ${label}`).toBeLessThanOrEqual(PAPER.height);
    await page.emulateMedia({ media: null });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect.soft(pdf.match(/\/MediaBox/gu)?.length, `sheets of ${label}`).toBeLessThanOrEqual(SHEETS_OF_TYPE);
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
