import { readdirSync, rmSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { HERO_ID, homeScreens } from "@danji/sections/home/home-screens.ts";
import { complex } from "../e2e/support/complex.ts";
import { type Server, startServer } from "../e2e/support/server.ts";

/** The day on which the home page is photographed: three days before the first date of the sale. */
const TODAY = new Date("2026-12-01T10:00:00+09:00");

/**
 * Photographs are a plain ground here: what they show is looked at when they are made, and a thousand pictures of
 * leaves would weigh more than all the rest. What lies over the page is photographed with the first screen alone.
 */
const STYLE = `
  img { visibility: hidden !important; }
  picture { background: #b9b2a3 !important; }
  body:not([data-first]) :is(header, nav[aria-label="화면 목록"], [aria-label="빠른 상담"]) { visibility: hidden !important; }
`;

const screens = homeScreens(
  complex.home.sections.map((section) => ({
    kind: section.kind,
    ...(section.kind === "premium" && { cards: section.cards.length }),
  })),
);
/** Names of the sections of a layout, downwards. */
const idsOf = (wide: boolean) => [HERO_ID, ...screens.filter(({ paged }) => paged || !wide).map(({ id }) => id)];
const isWide = () => test.info().project.name.endsWith("1440");
/** Marks sections of narrow windows; the project of wide ones leaves them out. */
const NARROW = "@narrow";
const wideIds = new Set(idsOf(true));

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());

/** Brings a section into sight, with its code, today's date and typefaces. */
async function show(page: Page, id: string): Promise<Locator> {
  await page.clock.setFixedTime(TODAY);
  await page.goto(`${server.url}/#${id}`, { waitUntil: "networkidle" });
  await page.addStyleTag({ content: STYLE });
  const section = page.locator(`#${id}`);
  await section.scrollIntoViewIfNeeded();
  if (id === "unit-plans") await expect(section.locator("[data-drawing] > svg").last()).toBeVisible();
  if (id === "schedule") await expect(section.getByText("D-3", { exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // At a whole pixel, wherever the sections above end: the edges of its letters shall not depend on them.
  await section.evaluate((element) => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    element.style.marginTop = `${Math.ceil(top) - top}px`;
  });
  return section;
}

for (const id of idsOf(false))
  test(`${id}, home`, { tag: wideIds.has(id) ? [] : NARROW }, async ({ page }) => {
    const section = await show(page, id);
    if (id !== HERO_ID) return expect(section).toHaveScreenshot(`${id}.png`);
    await page.evaluate(() => {
      document.body.dataset["first"] = "";
      window.scrollTo(0, 0);
    });
    await expect(page.getByRole("banner").getByText("D-3")).toBeVisible();
    return expect(page).toHaveScreenshot(`${id}.png`);
  });

test("every picture has its section, home", () => {
  const folder = dirname(test.info().snapshotPath("any.png", { kind: "screenshot" }));
  const names = new Set(idsOf(isWide()));
  const orphans = readdirSync(folder).filter((file) => !names.has(parse(file).name));
  if (test.info().config.updateSnapshots === "none") expect(orphans, "renew the pictures with --update").toEqual([]);
  else for (const orphan of orphans) rmSync(join(folder, orphan));
});
