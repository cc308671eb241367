import { expect, type Page } from "@playwright/test";
import { complex } from "./complex.ts";

const { shownUrl, phone } = complex.identity;

/** A4 less the margins of the sheet, in CSS px at 96 an inch. */
export const PAPER = { width: 673, height: 989 };
/** Half of a sheet's height. */
const HALF = PAPER.height / 2;
/** What a caption may stand below its image, in CSS px. */
const CAPTION_GAP = 24;

/** Counts what a sheet of paper cannot show well. */
const layoutFaults = (page: Page) =>
  page.evaluate(
    ({ half, most }) => {
      const captionGap = (figure: Element) => {
        const [image, caption] = ["img", "figcaption"].map((name) =>
          figure.querySelector(name)?.getBoundingClientRect(),
        );
        return image?.height && caption?.height ? caption.top - image.bottom : 0;
      };
      // A grid's rows and boxes that scroll are cut anywhere, and what is cut runs into the rest.
      const isCut = (table: Element) => {
        if (!table.checkVisibility()) return false;
        for (let box = table.parentElement; box && box.localName !== "main"; box = box.parentElement) {
          const { display, overflowX } = getComputedStyle(box);
          if (display !== "block" || overflowX !== "visible") return true;
        }
        return getComputedStyle(table).breakInside !== "avoid";
      };
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        imagesOverHalfASheet: all("main img").filter((image) => image.getBoundingClientRect().height > half).length,
        captionsApartFromTheirImage: all("main figure:has(img):has(figcaption)").filter((figure) => {
          const gap = captionGap(figure);
          return gap < 0 || gap > most;
        }).length,
        tablesThatAreCut: all("main table").filter((table) => isCut(table)).length,
        widerThanTheSheet: scrollWidth - clientWidth,
      };
    },
    { half: HALF, most: CAPTION_GAP },
  );

/** Expects an open page to print all that paper needs, and nothing that only a screen can do. */
export async function expectPrintable(page: Page, path: string, h1: string): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  await expect.soft(page.getByText(shownUrl + path, { exact: true })).toBeVisible();
  await expect.soft(page.getByText(/^\d{4}\.\d\d\.\d\d 기준$/u)).toBeVisible();
  await expect.soft(page.getByText(phone).first()).toBeVisible();
  await expect.soft(page.getByRole("heading", { level: 1, name: h1, exact: true })).toBeVisible();
  await expect.soft(page.getByRole("heading", { name: "관리자 로그인" })).toHaveCount(0);
  await expect.soft(page.getByRole("banner")).toBeHidden();
  await expect.soft(page.getByRole("navigation")).toHaveCount(0);
  // Questions are buttons too, and are to be read.
  await expect.soft(page.locator("button:not([aria-expanded]):visible")).toHaveCount(0);
  // Sliders start again in the width of the sheet.
  await expect
    .configure({ soft: true })
    .poll(() => layoutFaults(page), "on paper")
    .toEqual({ imagesOverHalfASheet: 0, captionsApartFromTheirImage: 0, tablesThatAreCut: 0, widerThanTheSheet: 0 });
}
