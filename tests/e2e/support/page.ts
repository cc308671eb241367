import { type BrowserContext, type Locator, type Page, type Request, expect } from "@playwright/test";

/** Whether React has hydrated an element. */
export const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactFiber$")));

/** Waits until React has hydrated an element: before that a link loads a document. */
export const untilHydrated = (element: Locator): Promise<void> => expect.poll(() => isHydrated(element)).toBe(true);

/** Opens a page, and waits until a part of it is hydrated: earlier clicks have only the browser's own effect. */
export async function openHydrated(page: Page, path: string, part: (page: Page) => Locator): Promise<void> {
  await page.goto(path);
  // Some parts get their code when they are near.
  await part(page).scrollIntoViewIfNeeded();
  await untilHydrated(part(page));
}

/** What is held back. */
interface Held {
  /** What has been asked for, in order. */
  readonly asked: readonly Request[];
  /** Lets it go, and whatever is asked for after that. */
  readonly release: () => void;
}

/** Holds back the answers to what a page, or any of a context, asks for, as a slow line would. */
export async function hold(page: Page | BrowserContext, addresses: string | RegExp): Promise<Held> {
  const asked: Request[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    asked.push(route.request());
    await released;
    await route.continue();
  });
  return { asked, release };
}

/** Waits until a position that a scroll changes is the same two frames later, and returns it. */
export async function positionAtRest(page: Page, read: () => Promise<number>): Promise<number> {
  let position = Number.NaN;
  await expect
    .poll(async () => {
      const last = position;
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      position = await read();
      return position === last;
    })
    .toBe(true);
  return position;
}

/** The footer's list of all pages. */
export const sitemap = (page: Page): Locator => page.getByRole("navigation", { name: "전체 페이지" });

/** Opens the footer's list of all pages by key, since a page may still move under a pointer, and returns a link of it. */
export async function sitemapLink(page: Page, name: string): Promise<Locator> {
  const heading = page.getByRole("contentinfo").locator("summary, h2 > button").filter({ hasText: "전체 페이지" });
  await heading.waitFor({ state: "attached" });
  if (!(await sitemap(page).isVisible())) await heading.press("Enter");
  return sitemap(page).getByRole("link", { name, exact: true });
}

/** Follows a link of the footer's list of all pages, by key. */
export const followInFooter = async (page: Page, name: string): Promise<void> =>
  (await sitemapLink(page, name)).press("Enter");

/** Lets the next request that fits meet a backend that fails, and waits until it is felt. */
export async function suffer(page: Page, pattern: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  const failure = { status: 500, json: { error: { code: 500, status: "INTERNAL" } } };
  await page.route(pattern, (route) => route.fulfill(failure), { times: 1 });
  const met = page.waitForResponse(pattern);
  await act();
  await met;
}
