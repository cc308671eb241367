import sharp from "sharp";
import { needPageWith, SCHEDULE } from "./support/complex.ts";
import { expectStill, hideUntilFonts, layoutShift, NO_SHIFT, watchLayoutShifts } from "./support/layout-shift.ts";
import { openPiecemeal } from "./support/piecemeal.ts";
import { expect, test } from "./support/test.ts";
import { expectNoThirdParty, fetchedBy, openAtRest, weightOf } from "./support/visit.ts";
import { SLOW_GRAPHICS } from "./support/problems.ts";

test.describe.configure({ mode: "parallel" });

/** What the still of the tour may weigh, in bytes (on a phone with three dots to a pixel). */
const STILL_BUDGET = 200_000;
/** Pages whose content is shown with their foot. */
const PAGES = ["/", needPageWith("supply")] as const;
/** A page that was there before is asked about, and answered in a few words. */
const SECOND_VISIT_BUDGET = 2000;
const PAINTED_AT = "</footer>";
/** What a page is given to show something that it should not, in ms. */
const PATIENCE_MS = 300;
/** The panorama itself, which a visitor who opens the tour has asked for. */
const PANORAMA = /\/pano-/u;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 760 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  test("begins the tour with no more than its still, asks no third party and moves nothing", async ({
    page,
    problems,
  }) => {
    problems.expect(SLOW_GRAPHICS);
    // A processor that draws a whole panorama at this density lets nothing else run for seconds.
    const small = sharp({ create: { width: 64, height: 32, channels: 3, background: "gray" } });
    await page.route(PANORAMA, async (route) =>
      route.fulfill({ contentType: "image/png", body: await small.png().toBuffer() }),
    );
    await hideUntilFonts(page);
    await watchLayoutShifts(page, "/tour");
    const { requests } = await openAtRest(page, "/tour");
    expectNoThirdParty(requests);
    const files = (await fetchedBy(page)).filter(({ path }) => !PANORAMA.test(path));
    expect.soft(weightOf(files, "image")).toBeLessThanOrEqual(STILL_BUDGET);
    await expectStill(page);
  });
});

for (const path of PAGES)
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
    coming.sendUpTo(PAINTED_AT);
    coming.sendUpTo(">");
    await expect.poll(paints).toBe(1);
    await coming.dispose();
  });

/** Ends at which a page may stop coming for a moment: in its header, first view, sections and foot. */
const PAUSES = ["</nav>", "</h1>", "</section>", "</h2>", "</section>", "</main>", "</nav>", "</footer>", "</html>"];
for (const path of PAGES)
  test(`moves nothing of ${path}, in however many pieces it comes`, async ({ page, server }) => {
    await watchLayoutShifts(page, path);
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

test("fetches nothing again on the next visit but what may have changed", async ({ page }) => {
  await openAtRest(page, "/");
  const known = new Set((await fetchedBy(page)).map(({ path }) => path));
  await page.goto(SCHEDULE);
  await openAtRest(page, "/");
  const again = (await fetchedBy(page)).filter(({ path }) => known.has(path));
  expect(again.reduce((sum, { sent }) => sum + sent, 0)).toBeLessThanOrEqual(SECOND_VISIT_BUDGET);
});
