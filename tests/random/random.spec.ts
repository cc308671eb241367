// Uses the site at random: whatever a visitor does, nothing is written to the console and no page is ever blank.
import { createRandom, type Random, SEED } from "../../packages/server/tests/support/random.ts";
import type { Page } from "@playwright/test";
import { SLOW_GRAPHICS } from "../e2e/support/problems.ts";
import { ROUTES } from "../e2e/support/routes.ts";
import { expect, PHONE, test } from "../e2e/support/test.ts";

const KEYS =
  "Tab Tab Shift+Tab Enter Space Escape ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown PageUp".split(" ");
const TEXTS = ["홍길동", "010-1234-5678", "900101", "1e9", "<b>굵게</b>", "가".repeat(300), "  ", "-1"];
/**
 * What can be pressed: of links those that stay on the site, since others leave the browser, and of fields those without a picker
 * of the system, which a headless browser never closes.
 */
const CONTROLS =
  "a[href^='/'], a[href^='#'], button, summary, input:not([type=date]), textarea, label, [role=tab], [tabindex='0']";
/** Turns of the wheel, in CSS pixels: a notch, a trackpad's step, a long throw. */
const TURNS = [100, -100, 8, -8, 1500, -1500];
/** How long a document may take to show something, in ms. */
const PATIENCE_MS = 10_000;

/** Resolves after a time in ms. */
const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

/** Lines that are kept of the last actions, two for each. */
const KEPT = 40;

/** What can be done on a page, each as often as among a hundred actions. */
const ACTIONS = Object.entries({ press: 48, key: 20, turn: 18, type: 6, back: 3, forward: 2, open: 3 }).flatMap(
  ([name, weight]) => Array.from({ length: weight }, () => name),
);

/** Returns the middle of one of the controls in view, and its name; null where there is none. Runs in the page. */
function findControl([selector, share]: readonly [string, number]) {
  const inView = Array.from(document.querySelectorAll(selector), (element) => ({
    element,
    box: element.getBoundingClientRect(),
  })).filter(
    ({ box }) =>
      box.width > 0 &&
      box.height > 0 &&
      box.top >= 0 &&
      box.left >= 0 &&
      box.bottom <= innerHeight &&
      box.right <= innerWidth,
  );
  const found = inView[Math.floor(share * inView.length)];
  if (!found) return null;
  const { x, y, width, height } = found.box;
  const name = found.element.getAttribute("aria-label") ?? found.element.textContent ?? "";
  return { x: x + width / 2, y: y + height / 2, name: name.trim().slice(0, 30) };
}

/** Headings by path. */
const HEADINGS = Object.fromEntries(ROUTES.map(({ path, h1 }) => [path, h1]));

/** Returns whether a page shows the heading of its address. Runs in the page. */
function showsHeading(headings: Readonly<Record<string, string>>): boolean {
  const heading = document.querySelector("h1");
  if (!heading || heading.getBoundingClientRect().height === 0) return false;
  const wanted = headings[location.pathname];
  return wanted === undefined || heading.textContent === wanted;
}

/** Does one thing on a page, and returns what. */
async function act(page: Page, random: Random, action: string | undefined, isTouch: boolean): Promise<string> {
  const pick = <Item>(items: readonly Item[]) => items[random.below(items.length)];
  switch (action) {
    case "key": {
      const key = pick(KEYS) ?? "Tab";
      await page.keyboard.press(key);
      return key;
    }
    case "turn": {
      const turn = pick(TURNS) ?? 0;
      await page.mouse.wheel(0, turn);
      return `wheel ${turn}`;
    }
    case "type": {
      const text = pick(TEXTS) ?? "";
      await page.keyboard.insertText(text);
      return `type ${text.slice(0, 12)}`;
    }
    case "back":
      // Not out of the site, to the page that the browser began with.
      await page.evaluate(() => {
        if (navigation.canGoBack) history.back();
      });
      return "back";
    case "forward":
      await page.evaluate(() => history.forward());
      return "forward";
    case "open": {
      const path = pick(ROUTES)?.path ?? "/";
      await page.goto(path, { waitUntil: "commit" });
      return `open ${path}`;
    }
    default: {
      const control = await page.evaluate(findControl, [CONTROLS, random.next()] as const);
      if (!control) return "nothing to press";
      if (isTouch) await page.touchscreen.tap(control.x, control.y);
      else await page.mouse.click(control.x, control.y);
      return `press ${control.name}`;
    }
  }
}

/**
 * Waits until a page shows the heading of its address.
 *
 * @throws where it does not.
 */
async function expectShown(page: Page): Promise<void> {
  if (await Promise.race([page.evaluate(showsHeading, HEADINGS), wait(PATIENCE_MS)])) return;
  await page.waitForFunction(showsHeading, HEADINGS, { timeout: PATIENCE_MS });
}

const COUNT = Number(process.env["RANDOM_ACTIONS"] ?? 200);
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
  /** The last actions, oldest first. */
  const last: string[] = [];
  const actAndNote = async () => {
    const action = ACTIONS[random.below(ACTIONS.length)];
    last.push(`${new URL(page.url()).pathname}: ${action}`);
    last.splice(0, last.length - KEPT);
    last.push(`  ${await act(page, random, action, isTouch)}`);
  };
  await page.goto("/");
  for (let done = 1; done <= COUNT; done += 1) {
    try {
      await Promise.race([actAndNote(), wait(ACTION_TIMEOUT)]);
      await expectShown(page);
    } catch (error) {
      if (LEFT.test(String(error))) continue;
      throw new Error(`RANDOM_SEED=${seed} RANDOM_VISITORS=1, action ${done}:\n${last.join("\n")}`, {
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
