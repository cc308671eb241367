// Uses the site at random: whatever a visitor does, nothing is written to the console and no page is ever blank.
import type { Page } from "@playwright/test";
import { expect, PHONE, test } from "../e2e/support/test.ts";
import { createRandom, SEED } from "../../packages/server/tests/support/random.ts";
import { RandomVisitor, wait } from "./support/random-visitor.ts";

const ACTIONS = Number(process.env["RANDOM_ACTIONS"] ?? 200);
/** Visitors of each layout, one after the other, each with the next seed. */
const VISITORS = Number(process.env["RANDOM_VISITORS"] ?? 1);
const SEEDS = Array.from({ length: VISITORS }, (_, index) => SEED + index);
const TIMEOUT = 20 * 60_000;
/** How long one action may take, in ms: a browser may leave input into a page that is being replaced without an answer. */
const ACTION_TIMEOUT = 5000;
/** The answers of the site to forms that were filled in at random, and addresses where nothing is. */
const REFUSED = /status of (?:400|404|422|429)/u;
/** What a page that is left says of an action that was under way in it. */
const LEFT =
  /Execution context was destroyed|Target page.*closed|frame was detached|interrupted by another navigation/u;

/** Films of other origins, which the configuration keeps out. */
const KEPT_OUT = /ERR_NAME_NOT_RESOLVED/u;
/** What the browser says of a panorama that it draws without a graphics card. */
const SLOW_GRAPHICS = /GPU stall due to ReadPixels|GL Driver Message|Automatic fallback to software WebGL/u;

/** Drops files, dialogs and further windows, unless the test ends before that. */
function stayInPage(page: Page): void {
  const pass = () => undefined;
  page.on("download", (download) => void download.cancel().catch(pass));
  page.on("dialog", (dialog) => void dialog.accept().catch(pass));
  page.context().on("page", (opened) => void opened.close().catch(pass));
}

async function useAtRandom(page: Page, seed: number, isTouch: boolean): Promise<void> {
  test.setTimeout(TIMEOUT);
  stayInPage(page);
  const random = createRandom(seed);
  const visitor = new RandomVisitor(page, () => random.next(), isTouch);
  await page.goto("/");
  for (let done = 1; done <= ACTIONS; done += 1) {
    try {
      await Promise.race([visitor.act(), wait(ACTION_TIMEOUT)]);
      await visitor.expectShown();
    } catch (error) {
      if (LEFT.test(String(error))) continue;
      throw new Error(`RANDOM_SEED=${seed} RANDOM_VISITORS=1, action ${done}:\n${visitor.last.join("\n")}`, {
        cause: error,
      });
    }
  }
  await expect(page).not.toHaveTitle("");
}

test.describe.configure({ mode: "parallel" });
test.beforeEach(({ problems }) => {
  problems.expect(REFUSED);
  problems.expect(KEPT_OUT);
  problems.expect(SLOW_GRAPHICS);
});

for (const seed of SEEDS)
  test(`stands random use on a desktop, seed ${seed}`, ({ page }) => useAtRandom(page, seed, false));

test.describe("on a phone", () => {
  test.use(PHONE);

  for (const seed of SEEDS)
    test(`stands random use on a phone, seed ${seed}`, ({ page }) => useAtRandom(page, seed, true));
});
