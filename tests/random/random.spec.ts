// Uses the site at random: whatever a visitor does, nothing is written to the console and no page is ever blank.
import type { Page } from "@playwright/test";
import { expect, PHONE, test } from "../e2e/support/test.ts";
import { createRandom } from "../../packages/server/tests/support/random.ts";
import { RandomVisitor, wait } from "./support/random-visitor.ts";

const ACTIONS = Number(process.env["RANDOM_ACTIONS"] ?? 10_000);
const SEED = Number(process.env["RANDOM_SEED"] ?? 1);
/** After so many actions the run says how far it is. */
const STRIDE = 1000;
const TIMEOUT = 60 * 60_000;
/** How long one action may take, in ms: a browser may leave input into a page that is being replaced without an answer. */
const ACTION_TIMEOUT = 5000;
/** The answers of the site to forms that were filled in at random, and addresses where nothing is. */
const REFUSED = /status of (?:400|404|422|429)/u;
/** What a page that is left says of an action that was under way in it. */
const LEFT = /Execution context was destroyed|Target page.*closed|Navigation|frame was detached|interrupted/u;

/** Drops files, dialogs and further windows, and keeps films of other origins out. */
async function stayInPage(page: Page, url: string): Promise<void> {
  const context = page.context();
  await context.route(
    (address) => address.origin !== new URL(url).origin,
    (route) => route.fulfill({ status: 204 }),
  );
  page.on("download", (download) => void download.cancel());
  page.on("dialog", (dialog) => void dialog.accept());
  context.on("page", (opened) => void opened.close());
}

async function useAtRandom(page: Page, url: string, isTouch: boolean): Promise<void> {
  await stayInPage(page, url);
  const random = createRandom(SEED);
  const visitor = new RandomVisitor(page, () => random.next(), isTouch);
  await page.goto("/");
  for (let done = 1; done <= ACTIONS; done += 1) {
    try {
      await Promise.race([visitor.act(), wait(ACTION_TIMEOUT)]);
      await visitor.expectShown();
    } catch (error) {
      if (LEFT.test(String(error))) continue;
      throw new Error(`RANDOM_SEED=${SEED}, action ${done}:\n${visitor.last.join("\n")}`, { cause: error });
    }
    if (done % STRIDE === 0) console.log(`${done} of ${ACTIONS} actions, ${isTouch ? "phone" : "desktop"}`);
  }
  expect(await page.title()).not.toBe("");
}

test.describe.configure({ mode: "parallel" });
test.beforeEach(({ problems }) => problems.expect(REFUSED));

test("stands random use on a desktop", async ({ page, server }) => {
  test.setTimeout(TIMEOUT);
  await useAtRandom(page, server.url, false);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("stands random use on a phone", async ({ page, server }) => {
    test.setTimeout(TIMEOUT);
    await useAtRandom(page, server.url, true);
  });
});
