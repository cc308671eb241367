import { type Locator, type Page, expect } from "@playwright/test";
import sharp from "sharp";

/** Least side of what is tapped, in CSS px (WCAG 2.2, 2.5.8). */
const LEAST_TARGET = 24;

/** How far the page can be scrolled sideways, in CSS px. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is wrong with the order of the headings in sight: the first is the only H1, and no level is left out. */
export async function headingFaults(page: Page): Promise<string[]> {
  const headings = await page
    .locator("h1, h2, h3, h4, h5, h6")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ level: Number(element.tagName.slice(1)), text: element.textContent.trim() })),
    );
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    const faults: string[] = [];
    if (text === "") faults.push(`an empty h${level}`);
    if (level === 1 && index > 0) faults.push(`a second h1: ${text}`);
    if (level > before + 1) faults.push(`h${level} after h${before}: ${text}`);
    return faults;
  });
}

/** What is tapped and smaller than {@link LEAST_TARGET}, but links in a sentence and what stands far enough from other targets. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const TARGETS =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [tabindex]:not([tabindex="-1"])';

    /** The box that takes the tap: of a field with a label, both. */
    const boxOf = (element: Element): DOMRect => {
      const boxes = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].map((part) =>
        part.getBoundingClientRect(),
      );
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      return new DOMRect(
        left,
        top,
        Math.max(...boxes.map((box) => box.right)) - left,
        Math.max(...boxes.map((box) => box.bottom)) - top,
      );
    };
    /** Whether an element stands in a line of text that is not its own. */
    const isInSentence = (element: Element) => {
      let block: Element | null = element;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      return block !== element && block?.textContent.trim() !== element.textContent.trim();
    };
    /** What keeps its place while the page is scrolled lies over the page, not beside it. */
    const layerOf = (element: Element) => {
      let layer: Element | null = element;
      while (layer && !/fixed|sticky/u.test(getComputedStyle(layer).position)) layer = layer.parentElement;
      return layer;
    };
    const reach = (box: DOMRect, x: number, y: number) =>
      Math.hypot(x - Math.min(Math.max(x, box.left), box.right), y - Math.min(Math.max(y, box.top), box.bottom));

    const targets = [...document.querySelectorAll(TARGETS)]
      .filter((element) => !element.matches(":disabled, [inert] *"))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => {
        const box = boxOf(element);
        return {
          element,
          box,
          layer: layerOf(element),
          x: box.left + box.width / 2,
          y: box.top + box.height / 2,
          // A hundredth of a pixel is rounding.
          small: Math.min(box.width, box.height) < least - 0.01,
        };
      })
      .filter(({ box }) => box.width > 1 && box.height > 1);

    return targets
      .filter(({ small, element }) => small && !isInSentence(element))
      .filter((target) =>
        targets.some(
          (other) =>
            other !== target &&
            other.layer === target.layer &&
            !other.element.contains(target.element) &&
            !target.element.contains(other.element) &&
            (other.small
              ? Math.hypot(other.x - target.x, other.y - target.y) < least
              : reach(other.box, target.x, target.y) < least / 2),
        ),
      )
      .map(({ element, box }) => {
        const name = element.getAttribute("aria-label") ?? element.textContent.trim();
        return `${element.tagName.toLowerCase()} ${name || element.id}: ${box.width.toFixed(1)}×${box.height.toFixed(1)}`;
      });
  }, LEAST_TARGET);

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
