import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

/** Least contrast of text (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;
/** Words of the header and of the page's head, which are set over an image. */
const WITHOUT_WORDS =
  "header *, main h1, main h1 ~ *, main nav * { -webkit-text-fill-color: transparent !important; transition: none !important }";

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);

/** Returns the least contrast of a text with any pixel behind it, which is photographed without the text. */
export async function contrastOf(text: Locator): Promise<number> {
  const colour = await text.evaluate((element) => getComputedStyle(element).color);
  const ink = luminance(colour.match(/[\d.]+/gu)?.map(Number) ?? []);
  const { data, info } = await sharp(await text.screenshot({ scale: "css", style: WITHOUT_WORDS }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let least = Infinity;
  for (let at = 0; at < data.length; at += info.channels) {
    const ground = luminance([...data.subarray(at, at + 3)]);
    least = Math.min(least, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
  }
  return least;
}

/** Expects the words over the image at a page's head to be readable against each pixel of it. */
export async function expectReadableBand(page: Page): Promise<void> {
  for (const words of [page.getByRole("heading", { level: 1 }), page.locator("main h1 + p")])
    expect.soft(await contrastOf(words), "contrast over the band").toBeGreaterThanOrEqual(LEAST_CONTRAST);
}
