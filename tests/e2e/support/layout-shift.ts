import { expect, type Page } from "@playwright/test";

/** A score that reads 0.00. */
export const NO_SHIFT = 0.005;

/** Name under which a page keeps what moved in it. */
const KEPT = "layoutShifts";

/** A document of the site with nothing in it. */
export const BLANK_PAGE = "/robots.txt";

/** Caches the fonts that the page of a path announces: a machine that runs tests need not have a single Korean font. */
export async function cacheFonts(page: Page, path: string): Promise<void> {
  if (page.url() === "about:blank") await page.goto(BLANK_PAGE);
  await page.evaluate(async (address) => {
    // The document itself stays out of the cache: what it weighs is looked at too.
    const html = await (await fetch(address, { cache: "no-store" })).text();
    const announced = new DOMParser().parseFromString(html, "text/html");
    const fonts = [...announced.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")];
    await Promise.all(fonts.map(({ href }) => new FontFace("cached", `url(${href})`).load()));
  }, path);
}

/** Records the layout shifts of pages that are opened from now on, those after a key or a click too, which browsers forgive. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { [kept]: () => [...entries, ...observer.takeRecords()] });
  }, KEPT);
}

/** Records the layout shifts of a page that will be opened, whose fonts are cached before. */
export async function watchLayoutShifts(page: Page, path: string): Promise<void> {
  await cacheFonts(page, path);
  await recordLayoutShifts(page);
}

/** Shows pages that are opened from now on once their fonts are there, since on a busy machine they come after the first paint. */
export async function hideUntilFonts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync(":root { visibility: hidden !important; }");
    document.adoptedStyleSheets = [hidden];
    document.addEventListener("DOMContentLoaded", () => {
      // Fonts are requested by the layout that needs them.
      document.body.getBoundingClientRect();
      void document.fonts.ready.then(() => {
        document.adoptedStyleSheets = [];
      });
    });
  });
}

/** What has moved, and how far all of it did as a layout shift score (0.1 is told to be good). */
export interface LayoutShift {
  readonly score: number;
  /** The elements that moved, each with its score. */
  readonly moved: readonly string[];
}

/** Returns the page's time, in ms, once its fonts are there and painted: on a busy machine they come after its first frame. */
export const fontsPainted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now();
  });

/** Returns what has moved in the page since a time in ms, but for the captions of a film, which a browser counts inside of it. */
export const layoutShift = (page: Page, since = 0): Promise<LayoutShift> =>
  page.evaluate(
    ([kept, from]) => {
      interface Entry {
        startTime: number;
        value: number;
        sources: readonly { node: Node | null; previousRect: DOMRect }[];
      }
      const films = [...document.querySelectorAll("video")].map((film) => film.getBoundingClientRect());
      const isCaption = ({ node, previousRect: { left, width } }: Entry["sources"][number]) =>
        node === null && films.some((film) => film.left === left && film.width === width);
      const read: () => Entry[] = Reflect.get(window, kept);
      const entries = read()
        .filter(({ startTime }) => startTime >= from)
        .filter(({ sources }) => sources.length === 0 || !sources.every(isCaption));
      const nameOf = (node: Node | null) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element ? `${element.localName} "${element.textContent.trim().slice(0, 24)}"` : "gone";
      };
      return {
        score: entries.reduce((sum, { value }) => sum + value, 0),
        moved: entries.map(
          ({ value, sources }) => `${value.toFixed(4)}: ${sources.map(({ node }) => nameOf(node)).join(", ")}`,
        ),
      };
    },
    [KEPT, since] as const,
  );

/** Scrolls through the page until all that waits for its sight has come; returns false where a busy machine owes it a frame for good. */
export async function scrollThrough(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    /** No frame of a page that is still painted takes as long. */
    const FRAME_PATIENCE_MS = 10_000;
    const unpainted = new Error("The browser paints the page no more.");
    const settled = () =>
      new Promise((resolve, reject) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(() => reject(unpainted), FRAME_PATIENCE_MS);
      });
    // What lies beside the window, as further slides do, or in a panel that is closed waits until somebody shows it.
    const shows = (image: HTMLImageElement) => {
      let { left, right, top, bottom } = image.getBoundingClientRect();
      for (let parent = image.parentElement; parent; parent = parent.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(parent);
        const edge = parent === document.documentElement ? undefined : parent.getBoundingClientRect();
        if (edge && overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (edge && overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      const width = Math.min(right, window.innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
      return width > 0 && height > 0 && !image.closest("[data-state=closed]");
    };
    // One that goes out of sight meanwhile, or that something else takes the place of, as a drawing does of its picture,
    // need not come any more.
    const come = async (image: HTMLImageElement) => {
      while (image.isConnected && !image.complete && shows(image)) await settled();
    };
    try {
      for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
        window.scrollTo({ top, behavior: "instant" });
        await settled();
        await Promise.all([...document.images].filter((image) => !image.complete && shows(image)).map(come));
      }
      await document.fonts.ready;
      await settled();
      return true;
    } catch (error) {
      if (error !== unpainted) throw error;
      return false;
    }
  });
}

/** Scrolls a page to its end, expects that nothing has moved, and returns it, or a new one if it is no longer painted. */
export async function expectStill(page: Page): Promise<Page> {
  let painted = page;
  if (!(await scrollThrough(page))) {
    painted = await page.context().newPage();
    await hideUntilFonts(painted);
    await watchLayoutShifts(painted, page.url());
    await painted.goto(page.url());
    expect(await scrollThrough(painted), "the browser paints nothing any more").toBe(true);
  }
  const { score, moved } = await layoutShift(painted);
  expect.soft(score, `${painted.url()} is moved by\n${moved.join("\n")}`).toBeLessThan(NO_SHIFT);
  return painted;
}
