import { statSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";
import { siteFolder } from "./support/build.ts";
import { complex, PRESS } from "./support/complex.ts";
import { articlesOf } from "./support/database.ts";
import { layoutShift, NO_SHIFT, scrollThrough, watchLayoutShifts } from "./support/layout-shift.ts";
import { openPiecemeal } from "./support/piecemeal.ts";
import { ROUTES } from "./support/routes.ts";
import type { Server } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

test.describe.configure({ mode: "parallel" });

/** What the pictures of a page may weigh before anybody has scrolled, in bytes (on a phone of three dots to a pixel). */
const FIRST_VIEW_BUDGET = 200_000;
/** Where the first view of a page is whole: the front page's with its first screen, the others' with their foot. */
const PAINTED_AT = { "/": "</section><link", "/SalesInfo/guide": "</footer>" } as const;
/** What a page is given to show something that it should not, in ms. */
const PATIENCE_MS = 300;
/** What belongs to the tour, which loads with a click only. */
const TOUR = /^\/tour\b|\/viewer-|\/pano-/u;
/** What the picture of the front page may weigh at a width, in bytes. */
const HERO_BUDGET = { 768: 60_000, 1600: 160_000 } as const;

/** Pages without an entry of their own, by what they are. An address that nobody knows is answered by one of them. */
const FURTHER_PAGES = { "a press article": articlePath, "an unknown address": () => "/no-such-page" } as const;
/** What a browser says of the answer to an unknown address. */
const UNKNOWN = /status of 404/u;
/** The document of the tour, which moves nothing either. */
const TOUR_PAGE = "/tour";
/** What a browser says that draws without a graphics card. */
const SLOW_GRAPHICS = /GPU stall due to ReadPixels|GL Driver Message|Automatic fallback to software WebGL/u;

function articlePath({ dataDir }: Server): string {
  const [stored] = articlesOf(dataDir, complex.press[0]?.title ?? "");
  if (!stored) throw new Error("There is no press article to be opened.");
  return `${PRESS}/${stored.id}`;
}

/** The panorama itself, which is what somebody who opens the tour has asked for. */
const PANORAMA = /\/pano-/u;

/** Opens a page and waits until it rests; gives the bytes of its pictures, without those that were asked for. */
async function open(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  const count = (request: Request) => {
    if (request.resourceType() === "image" && !PANORAMA.test(request.url()))
      sizes.push(request.sizes().then((size) => size.responseBodySize));
  };
  page.on("requestfinished", count);
  await page.goto(path, { waitUntil: "networkidle" });
  page.off("requestfinished", count);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The page scrolled to its end: this one, or where its browser paints it no more, another one at the same address. */
async function scrolled(page: Page): Promise<Page> {
  if (await scrollThrough(page)) return page;
  const painted = await page.context().newPage();
  await watchLayoutShifts(painted);
  await painted.goto(page.url());
  expect(await scrollThrough(painted), "the browser paints nothing any more").toBe(true);
  return painted;
}

async function expectStill(page: Page): Promise<void> {
  const { score, moved } = await layoutShift(await scrolled(page));
  expect(score, `moved by\n${moved.join("\n")}`).toBeLessThan(NO_SHIFT);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 760 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  for (const { path } of ROUTES)
    test(`loads no more pictures than the first view of ${path} needs, nothing of the tour, and moves nothing`, async ({
      page,
    }) => {
      await watchLayoutShifts(page);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      expect.soft(await open(page, path)).toBeLessThanOrEqual(FIRST_VIEW_BUDGET);
      await expectStill(page);
      expect(asked.filter((address) => TOUR.test(address))).toEqual([]);
    });

  for (const [name, pathOf] of Object.entries(FURTHER_PAGES))
    test(`loads no more pictures than the first view of ${name} needs, and moves nothing`, async ({
      page,
      server,
      problems,
    }) => {
      problems.expect(UNKNOWN);
      await watchLayoutShifts(page);
      expect.soft(await open(page, pathOf(server))).toBeLessThanOrEqual(FIRST_VIEW_BUDGET);
      await expectStill(page);
    });

  test("begins the tour with no more than its still, and moves nothing", async ({ page, problems }) => {
    problems.expect(SLOW_GRAPHICS);
    await watchLayoutShifts(page);
    expect.soft(await open(page, TOUR_PAGE)).toBeLessThanOrEqual(FIRST_VIEW_BUDGET);
    await expectStill(page);
  });
});

for (const { path } of ROUTES)
  test(`moves nothing on a wide screen down to the end of ${path}`, async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto(path);
    await expectStill(page);
  });

for (const [name, pathOf] of Object.entries({ ...FURTHER_PAGES, "the tour": () => TOUR_PAGE }))
  test(`moves nothing on a wide screen down to the end of ${name}`, async ({ page, server, problems }) => {
    problems.expect(UNKNOWN);
    problems.expect(SLOW_GRAPHICS);
    await watchLayoutShifts(page);
    await page.goto(pathOf(server));
    await expectStill(page);
  });

test("has the picture of the front page at a weight that a phone can bear", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const { landscape, portrait } = complex.home.hero;
  for (const key of [landscape, portrait]) {
    const files = [...html.matchAll(new RegExp(`(/assets/images/${key}-[0-9a-f]+-(\\d+)\\.avif)`, "gu"))];
    const weights = new Map(
      files.map(([, file = "", width]) => [Number(width), statSync(join(siteFolder, file)).size]),
    );
    expect(weights.size, key).toBeGreaterThan(0);
    for (const [wanted, budget] of Object.entries(HERO_BUDGET)) {
      // What a window of that width loads: the smallest file that is wide enough.
      const width = Math.min(...[...weights.keys()].filter((candidate) => candidate >= Number(wanted)));
      if (width < Infinity) expect.soft(weights.get(width), `${key} at ${wanted}px`).toBeLessThanOrEqual(budget);
    }
  }
});

for (const [path, whole] of Object.entries(PAINTED_AT))
  test(`shows nothing of ${path} before its first view is whole: half of it would move when the rest comes`, async ({
    page,
    server,
  }) => {
    const coming = await openPiecemeal(page, server.url, path);
    const paints = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
    coming.sendUpTo("</h1>");
    await expect(page.locator("h1")).toBeAttached();
    // No frame can be waited for where none may come: time enough for many.
    await page.evaluate((patience) => new Promise((resolve) => setTimeout(resolve, patience)), PATIENCE_MS);
    expect(await paints()).toBe(0);
    coming.sendUpTo(whole);
    coming.sendUpTo(">");
    await expect.poll(paints).toBe(1);
    await coming.dispose();
  });

/** Ends at which a page may stop coming for a moment: in its header, first view, sections and foot. */
const PAUSES = ["</nav>", "</h1>", "</section>", "</h2>", "</section>", "</main>", "</nav>", "</footer>", "</html>"];
for (const path of Object.keys(PAINTED_AT))
  test(`moves nothing of ${path}, in however many pieces it comes`, async ({ page, server }) => {
    await watchLayoutShifts(page);
    const coming = await openPiecemeal(page, server.url, path);
    const size = () => page.evaluate(() => document.getElementsByTagName("*").length);
    for (const end of PAUSES) {
      const before = await size();
      coming.sendUpTo(end);
      if (end !== "</html>") await expect.poll(size).toBeGreaterThan(before);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    coming.end();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const { score, moved } = await layoutShift(page);
    expect(score, `moved by\n${moved.join("\n")}`).toBeLessThan(NO_SHIFT);
    await coming.dispose();
  });
