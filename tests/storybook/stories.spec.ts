import { readdirSync, rmSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, type Page, test as base } from "@playwright/test";
import { sidewaysScroll } from "../e2e/support/rendered.ts";
import { type Still, StoryPage } from "./story-page.ts";
import { stories, type Story } from "./storybook-index.ts";

/** The widths of pictures, in CSS pixels: a phone, and a window well above the breakpoint. */
const WIDTHS = [360, 1280] as const;
const HEIGHT = 800;
const [PHONE] = WIDTHS;
/** Folder of the pictures in the dark scheme, on a phone. */
const DARK = "dark";
/** Name of the story that shows a section or a page with a complex's own content. */
const DEFAULT = "Default";

/** The day on which `AllStates` takes place: nothing counts down in a picture. */
const TODAY = new Date("2026-03-02T10:00:00+09:00");

const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, provide) => {
      const storyPage = await StoryPage.open(browser);
      await provide(storyPage);
      await storyPage.close();
    },
    { scope: "worker" },
  ],
});

/** Name of the stories of sections with long texts. */
const LONG_TEXT = "Long Text";

/** Whether a picture of each primitive on a phone is enough: the others take most of the time and rarely differ alone. */
const QUICK = process.env["TIER"] === "everyday";

/** Covers what other sites show in frames. */
const FRAME = "#8a8a8a";

/** What photographs show is looked at when they are made; a thousand leaves would weigh more than all the rest. */
const PLAIN_PHOTOGRAPHS = `
  img { visibility: hidden !important; }
  picture { background: ${FRAME} !important; }
`;

const allStates = stories().filter(({ isAllStates }) => isAllStates);

for (const group of new Set(stories().map(({ group }) => group))) {
  test.describe(group, () => {
    for (const story of stories().filter((story) => story.group === group)) {
      const isSlow = story.isPage || (story.isSection && story.name === LONG_TEXT);
      const tag = [...story.tags, ...(isSlow ? ["@slow"] : [])];
      const inWidths = `${story.name}, ${WIDTHS.join(" and ")} px wide`;
      if (story.isSection && story.name === DEFAULT)
        test(inWidths, { tag }, ({ storyPage }) => expectSection(storyPage, story));
      else if (story.isAllStates) test(inWidths, { tag }, ({ storyPage }) => expectAllStates(storyPage, story));
      else test(story.name, { tag }, ({ storyPage }) => expectStory(storyPage, story));
    }
  });
}

/** Expects that a story plays to its end, that axe finds nothing in all but `LongText`, that what is listed fits on a phone, and that it leaves nothing behind. */
async function expectStory(storyPage: StoryPage, story: Story): Promise<void> {
  await expectPlayed(storyPage, story);
  if (story.isListed) await expectToFit(storyPage.page, PHONE);
  await expectLeft(storyPage);
}

/** Expects the same of all states of a primitive, played on a phone, and that they look as they did: in the dark too, and in both widths where they differ. */
async function expectAllStates(storyPage: StoryPage, story: Story): Promise<void> {
  await expectPlayed(storyPage, story, { width: PHONE, height: HEIGHT, today: TODAY });
  const { page } = storyPage;
  await expectPicture(page, String(PHONE), story.picture);
  if (!QUICK) {
    // The system's, in place of the one that the toolbar selects.
    await page.evaluate(() => document.documentElement.removeAttribute("data-color-scheme"));
    await page.emulateMedia({ colorScheme: "dark" });
    await expectPicture(page, DARK, story.picture);
    await page.emulateMedia({ colorScheme: "light" });
  }
  for (const width of QUICK || !story.dependsOnWidth ? [] : WIDTHS.slice(1)) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectPicture(page, String(width), story.picture);
  }
  await expectLeft(storyPage);
}

/** Expects the same of a section, played on a phone, whose window is made wider then. */
async function expectSection(storyPage: StoryPage, story: Story): Promise<void> {
  await expectPlayed(storyPage, story, { width: PHONE, height: HEIGHT, today: TODAY });
  const { page } = storyPage;
  const plain = story.isAllStates && !QUICK && (await page.addStyleTag({ content: PLAIN_PHOTOGRAPHS }));
  for (const width of WIDTHS) {
    await expectToFit(page, width);
    if (plain) await expectPicture(page, String(width), story.picture);
  }
  // The next story of the file is searched on the same page.
  if (plain) await plain.evaluate((style) => style.parentNode?.removeChild(style));
  await expectLeft(storyPage);
}

/** Expects nothing to reach out of a window of that width. */
async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await expect.poll(() => sidewaysScroll(page), `sideways at ${width}`).toBe(0);
  // Embla starts again in another width, and observes its slides a frame later, even if it has been destroyed by then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Takes the story off the page, and expects that it leaves nothing behind and has written nothing. */
async function expectLeft(storyPage: StoryPage): Promise<void> {
  const left = await storyPage.leave();
  // What is leaving takes a frame, an exit or a step back in the history.
  if (!isDeepStrictEqual(left, storyPage.before)) await expect.poll(() => storyPage.now()).toEqual(storyPage.before);
  expect(storyPage.written, "written to the console").toEqual([]);
}

async function expectPlayed(storyPage: StoryPage, { id, name, isSection }: Story, still?: Still): Promise<void> {
  const violations = isSection && name === LONG_TEXT ? undefined : [];
  expect(await storyPage.play(id, still)).toEqual({ errors: [], violations });
}

async function expectPicture(page: Page, folder: string, picture: string): Promise<void> {
  await settle(page);
  // Another site's fonts are those of the machine.
  const options = { fullPage: true, mask: [page.locator("iframe")], maskColor: FRAME };
  await expect(page).toHaveScreenshot([folder, `${picture}.png`], options);
}

/** Waits for fonts and images, those below the fold included. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    // An image that is meant to fail cannot be decoded; the picture shows it as it is.
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
    await document.fonts.ready;
  });
}

for (const look of [...WIDTHS, DARK])
  test(`every picture in ${look} has its story`, () => {
    const folder = join(dirname(test.info().snapshotPath("any.png", { kind: "screenshot" })), String(look));
    const shown = allStates.filter(({ dependsOnWidth, isSection }) =>
      look === DARK ? !isSection : look === PHONE || dependsOnWidth,
    );
    const names = new Set(shown.map(({ picture }) => picture));
    const orphans = readdirSync(folder).filter((file) => !names.has(parse(file).name));
    if (test.info().config.updateSnapshots === "none") expect(orphans, "remove them with --update").toEqual([]);
    else for (const orphan of orphans) rmSync(join(folder, orphan));
  });
