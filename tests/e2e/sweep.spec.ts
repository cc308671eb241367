// Opens each page on a phone, and one of each template on a desktop too, and checks all that the visit shows, in this order:
// requests at rest, layout shifts while scrolling, the page under reduced motion at each width, and on paper. Some pages share a
// test, and so a window: a page that opens in one of its own takes twice as long.
import type { Page } from "@playwright/test";
import { complex, CUSTOMER, needPageWith, pagesWith, PRESS } from "./support/complex.ts";
import { expectReadableBand } from "./support/rendered.ts";
import { type PageSource, readPage } from "./support/html.ts";
import { cacheFonts, expectStill, hideUntilFonts, recordLayoutShifts } from "./support/layout-shift.ts";
import { expectPrintable } from "./support/printed.ts";
import type { Problems } from "./support/problems.ts";
import { blocksOf, FIRST_PAGE, pagesOfEachBlock } from "./support/routes.ts";
import { thingsOfType } from "./support/schema-org.ts";
import type { Server } from "./support/server.ts";
import { expect, test } from "./support/test.ts";
import { expectInShape, expectRulesKept } from "./support/usable.ts";
import {
  VISITS,
  type Visit,
  emptyCache,
  expectNoThirdParty,
  expectUnhurried,
  fetchedBy,
  openAtRest,
  recordBusyWork,
  weightOf,
} from "./support/visit.ts";

test.use({ sharesContext: true });

test.describe.configure({ mode: "parallel" });

/** Widths in CSS pixels of every page: on most phones, and in a wide window. */
const USUAL = [360, 1280];
/** Widths of one page for each block: those of all, the layouts' ends, the narrowest that is promised. */
const EVERY_WIDTH = [...USUAL, 320, 768, 900, 901, 1920];
/** A page of each template. Axe searches them: blocks and sections it searches as stories. */
const TEMPLATES = new Set([
  "/",
  FIRST_PAGE.path,
  needPageWith("plans"),
  CUSTOMER,
  PRESS,
  "a press article",
  "an unknown address",
]);
/** Number of pages that one test opens. */
const PAGES_OF_TEST = 3;
/** What the images of a page may weigh before it is scrolled, in bytes (on a phone with three dots to a pixel). */
const FIRST_VIEW_BUDGET = 200_000;
/** What any page may take of what it needs before its images, with what it fetches of itself (`tests/site/weights.test.ts`). */
const PAGE_BUDGET = { script: 163_000, font: 90_000 };
/** What the home page takes; the bar of 220 KB is missed (packages/delivery/README.md). */
const HOME_BUDGET = { all: 262_000, script: 113_500, font: 80_000, files: 12 };
/** The page whose tool a phone shows at once: the letters of its drawing and of its answers are loaded with it. */
const [TOOL_PAGE] = pagesWith("findFlat");
const TOOL_BUDGET = { font: 130_000 };
/** What the fonts of an article may weigh, in bytes: articles are written after the build. */
const ARTICLE_FONT_BUDGET = 160_000;
/** Articles that a list of the press has at once (docs/product.md, 2.18). */
const PAGE_OF_PRESS = 10;
/** What belongs to the tour, which loads with a click only. */
const TOUR = /^\/tour\b|\/viewer-|\/pano-/u;
/** What belongs to the search, which loads when it is opened. */
const SEARCH = /search/iu;
/** What only some pages fetch, and those pages: films, and the code of plans, of which others may need a line. */
const RARE = [
  [/\/assets\/films\//u, new Set([...pagesWith("brandFilm"), ...pagesWith("guideFilms")])],
  [
    /\/assets\/plans-[\w-]+\.js$/u,
    new Set(["/", ...(["plans", "plan", "comparison", "findFlat"] as const).flatMap((kind) => pagesWith(kind))]),
  ],
] as const;

const chosen = pagesOfEachBlock();
const isTemplate = ({ name }: Visit) => TEMPLATES.has(name);
/** Whether a page is one of those that show each block between them, or none of the complex's content pages. */
const showsBlock = ({ name }: Visit) => chosen.has(name) || blocksOf(name).size === 0;

/** One page for each image that stands behind the head of a page. */
const bands = new Map(
  Object.entries(complex.pages).flatMap(([path, { banner, lead }]) =>
    banner === undefined || lead === undefined || path === "/" ? [] : [[banner, path] as const],
  ),
);
const withBand = new Set(bands.values());

/** Expects one of each of the landmarks by which readers of a screen reader jump through a page. */
async function expectLandmarks(page: Page): Promise<void> {
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect.soft(page.getByRole(landmark), landmark).toHaveCount(1);
}

/** Expects the questions and answers of the page to be those that its structured data has. */
async function expectQuestions(page: Page, { data }: PageSource): Promise<void> {
  if (thingsOfType(data, "FAQPage").length === 0) return;
  const shown = page.getByRole("main").locator("h3 > button[aria-expanded]");
  const questions = thingsOfType(data, "Question").map(({ name }) => String(name));
  // Answers are `<details>` until their code is there.
  await expect.soft(shown, "questions").toHaveText(questions);
  const main = (await page.getByRole("main").textContent())?.replaceAll(/\s/gu, "") ?? "";
  for (const { text } of thingsOfType(data, "Answer")) expect.soft(main).toContain(String(text).replaceAll(/\s/gu, ""));
}

/** Expects every picture of a page's content to open full screen, but the first screen's and stills with an empty alternative text. */
async function expectEnlargeable(page: Page): Promise<void> {
  const pictures = page.locator('main picture:has(img:not([alt=""]):not([fetchpriority="high"]))');
  const fixed = await pictures.evaluateAll((all) =>
    all.flatMap((picture) =>
      picture.parentElement?.querySelector('button[aria-haspopup="dialog"]') ? [] : [picture.querySelector("img")?.alt],
    ),
  );
  expect.soft(fixed, "pictures that do not open").toEqual([]);
}

/** Expects a page that has been scrolled to be usable at rest, at the width where it was opened and at each other. */
async function expectUsableAt(page: Page, path: string, widths: readonly number[], isSearched: boolean): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  if (path === PRESS)
    await expect(page.locator("tbody").getByRole("row")).toHaveCount(Math.min(complex.press.length, PAGE_OF_PRESS));
  await expectLandmarks(page);
  if (isSearched) await expectRulesKept(page, "axe");
  if (withBand.has(path)) await expectReadableBand(page);
  for (const width of widths) await expectInShape(page, path, width);
}

/** Expects a page to have fetched nothing that only a click, or another page, asks for, and nothing from a third party. */
function expectNothingUnasked(requests: readonly string[], path: string): void {
  expectNoThirdParty(requests);
  const unasked = requests.filter(
    (address) =>
      TOUR.test(address) ||
      SEARCH.test(address) ||
      RARE.some(([file, pages]) => file.test(address) && !pages.has(path)),
  );
  expect.soft(unasked, "fetched without need").toEqual([]);
}

test("reports a page that hydrates differently from what was served", async ({ page, problems }) => {
  problems.expect(/Minified React error #418|Hydration failed/u);
  await page.route(`**${FIRST_PAGE.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(`${FIRST_PAGE.h1}</h1>`, "다른 제목</h1>") });
  });
  const complaint = page.waitForEvent("pageerror");
  await page.goto(FIRST_PAGE.path);
  expect((await complaint).message).toMatch(/#418|Hydration failed/u);
});

/** Returns the pages of each test, a few in one window; one that the browser complains of is alone, as all of its test is excused. */
function testsOf(visits: readonly Visit[]): Visit[][] {
  const quiet = visits.filter(({ complaint }) => !complaint);
  const tests = Array.from({ length: Math.ceil(quiet.length / PAGES_OF_TEST) }, (_, index) =>
    quiet.slice(index * PAGES_OF_TEST, (index + 1) * PAGES_OF_TEST),
  );
  return [...tests, ...visits.filter(({ complaint }) => complaint).map((visit) => [visit])];
}

const namesOf = (visits: readonly Visit[]) => visits.map(({ name }) => name).join(", ");

/** How pages are visited. */
interface Checks {
  /** Whether nothing is cached, and what a page loads is weighed. */
  readonly isFirst: boolean;
  readonly widths: (visit: Visit) => readonly number[];
  readonly isSearched: (visit: Visit) => boolean;
  readonly isPrinted: (visit: Visit) => boolean;
}

/** Of templates, whose other widths and paper are looked at on a desktop. */
const ON_PHONE: Checks = {
  isFirst: true,
  widths: () => USUAL,
  isSearched: ({ name }) => name === "/",
  isPrinted: () => false,
};
const ON_DESKTOP: Checks = {
  isFirst: false,
  widths: () => EVERY_WIDTH,
  isSearched: () => true,
  isPrinted: () => true,
};
const ON_PHONE_ALONE: Checks = {
  isFirst: true,
  widths: (visit) => (showsBlock(visit) ? EVERY_WIDTH : USUAL),
  isSearched: () => false,
  isPrinted: showsBlock,
};

/** Opens pages one after the other in one window, scrolls through each and expects it to be still and usable. */
async function visitAll(
  { page, server, problems }: { readonly page: Page; readonly server: Server; readonly problems: Problems },
  visits: readonly Visit[],
  { isFirst, widths, isSearched, isPrinted }: Checks,
): Promise<void> {
  await hideUntilFonts(page);
  await recordLayoutShifts(page);
  await recordBusyWork(page);
  const size = page.viewportSize();
  let shown = page;
  for (const visit of visits)
    await test.step(visit.name, async () => {
      if (visit.complaint) problems.expect(visit.complaint);
      const path = visit.pathOn(server);
      if (isFirst) await emptyCache(shown);
      await cacheFonts(shown, path);
      const { response, requests } = await openAtRest(shown, path);
      if (isFirst) await expectLight(shown, path);
      if (isFirst && isTemplate(visit)) await expectUnhurried(shown);
      await expect.soft(shown.getByRole("heading", { level: 1 })).toHaveText(visit.h1);
      shown = await expectStill(shown);
      await expectEnlargeable(shown);
      await expectQuestions(shown, readPage((await response?.text()) ?? ""));
      await expectUsableAt(shown, path, widths(visit), isSearched(visit));
      if (isPrinted(visit)) await expectPrintable(shown, path, visit.h1);
      expectNothingUnasked(requests, path);
      await shown.emulateMedia({ media: null, reducedMotion: null });
      if (size) await shown.setViewportSize(size);
    });
}

/** Expects a page to have loaded no more than any page, or the one with a tool at its top, may take. */
async function expectLight(page: Page, path: string): Promise<void> {
  const files = await fetchedBy(page);
  const budget = {
    image: FIRST_VIEW_BUDGET,
    ...PAGE_BUDGET,
    ...(path === TOOL_PAGE && TOOL_BUDGET),
    ...(path === "/" && HOME_BUDGET),
    ...(path.startsWith(`${PRESS}/`) && { font: ARTICLE_FONT_BUDGET }),
  };
  for (const type of ["image", "script", "font"] as const)
    expect.soft(weightOf(files, type), `${type} of ${path}`).toBeLessThanOrEqual(budget[type]);
  for (const type of ["script", "font"] as const)
    expect.soft(weightOf(files, type), `${type} of ${path}`).toBeGreaterThan(0);
  if (path !== "/") return;
  expect.soft(weightOf(files), "all of the home page").toBeLessThanOrEqual(HOME_BUDGET.all);
  expect.soft(files.length, "files of the home page").toBeLessThanOrEqual(HOME_BUDGET.files);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 760 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  for (const [visits, checks, tag] of [
    [VISITS.filter(isTemplate), ON_PHONE, ["@everyday", "@complex"]],
    [VISITS.filter((visit) => !isTemplate(visit)), ON_PHONE_ALONE, []],
  ] as const)
    for (const some of testsOf(visits))
      test(
        `loads ${namesOf(some)} light, keeps it still and is usable`,
        { tag: [...tag] },
        ({ page, server, problems }) => visitAll({ page, server, problems }, some, checks),
      );
});

test.describe("on a desktop", () => {
  for (const some of testsOf(VISITS.filter(isTemplate)))
    test(`keeps ${namesOf(some)} still, is usable at every width and prints it`, ({ page, server, problems }) =>
      visitAll({ page, server, problems }, some, ON_DESKTOP));
});
