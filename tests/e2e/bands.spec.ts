import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { complex } from "./support/complex.ts";
import { expect, test } from "./support/test.ts";

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** One page for each picture that stands behind the head of a page. */
const bands = new Map(
  Object.entries(complex.pages).flatMap(([path, { banner, lead }]) =>
    banner === undefined || lead === undefined || path === "/" ? [] : [[banner, path] as const],
  ),
);

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);

/** The least contrast of a text with any pixel behind it, which is photographed without the text. */
async function contrastOf(text: Locator): Promise<number> {
  const colour = await text.evaluate((element) => getComputedStyle(element).color);
  const ink = luminance(colour.match(/[\d.]+/gu)?.map(Number) ?? []);
  await text.page().addStyleTag({
    content: "header *, main h1, main h1 ~ *, main nav * { -webkit-text-fill-color: transparent !important }",
  });
  const { data, info } = await sharp(await text.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  let least = Infinity;
  for (let at = 0; at < data.length; at += info.channels) {
    const ground = luminance([...data.subarray(at, at + 3)]);
    least = Math.min(least, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
  }
  return least;
}

for (const [picture, path] of bands)
  test(`keeps the words over ${picture} apart from it on telephones and desktops`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible();
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>("main img")?.complete);
      for (const words of [heading, page.locator("main h1 + p")])
        expect.soft(await contrastOf(words), `${path} at ${width}`).toBeGreaterThanOrEqual(LEAST);
    }
  });
