import { type Browser, type BrowserContext, type CDPSession, devices, type Page } from "@playwright/test";
import { installPlayer, type Outcome, type Surroundings } from "./play-story.ts";
import { installRunner } from "./traces.ts";

/**
 * The window of a story: in Korean, in Seoul, and nothing moves while it is looked at. Storybook knows its test runner by
 * this name, and ends animations then in place of waiting for them: 5 s for one that follows the scroll.
 */
export const STORY_CONTEXT = {
  locale: "ko-KR",
  timezoneId: "Asia/Seoul",
  reducedMotion: "reduce",
  userAgent: `${devices["Desktop Chrome"].userAgent} (StorybookTestRunner)`,
} as const;

/** Files of Storybook and of axe, by their names in the built Storybook. */
const TOOLS = /\/assets\/(?:@?storybook|axe-core)[^/]*$/;

/** Returns a list that grows with all that is written to the console of a page, its uncaught errors included. */
export function consoleOf(page: Page): string[] {
  const written: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    // What presses, types and searches makes the browser warn of its own ways.
    if (message.type() !== "warning" || !TOOLS.test(url)) written.push(`${message.type()}: ${message.text()} ${url}`);
  });
  page.on("pageerror", (error) => written.push(error.stack ?? error.message));
  return written;
}

/** How a story shows for a picture. */
export interface Still {
  /** Size of its window in place of the one it asks for, in CSS pixels. Scrollbars take no space in it. */
  readonly width: number;
  readonly height: number;
  /** The date, which stands still until the story is left. */
  readonly today: Date;
}

/** Shows the stories of the built Storybook one after the other, all on one page: to load it takes longer than to play ten. */
export class StoryPage {
  readonly #context: BrowserContext;
  #page: Page | undefined;
  #browser: CDPSession | undefined;
  #hasNoScrollbars = false;
  #written: string[] = [];
  #before: Surroundings | undefined;

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  static async open(browser: Browser): Promise<StoryPage> {
    const context = await browser.newContext(STORY_CONTEXT);
    await context.addInitScript(installRunner);
    await context.addInitScript(installPlayer);
    return new StoryPage(context);
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  /** The page of the story. */
  get page(): Page {
    if (!this.#page) throw new Error("No story was played.");
    return this.#page;
  }

  /** What was written to the console since the story was opened. */
  get written(): readonly string[] {
    return this.#written;
  }

  /** What the page was like before the story. */
  get before(): Surroundings | undefined {
    return this.#before;
  }

  /** Plays a story to its end. */
  async play(id: string, still?: Still): Promise<Outcome> {
    if (!this.#page) await this.#load();
    await this.#prepareFor(still);
    this.#written.length = 0;
    const { before, ...outcome } = await this.page.evaluate((showing) => globalThis.storyPlayer.play(showing), {
      id,
      still: still && { ...still, today: still.today.getTime() },
    });
    this.#before = { ...before, traces: [] };
    return outcome;
  }

  /** Takes the story off the page. Returns what the page is like then. */
  leave(): Promise<Surroundings> {
    return this.page.evaluate(() => globalThis.storyPlayer.leave());
  }

  /** Returns what the page is like now. */
  now(): Promise<Surroundings> {
    return this.page.evaluate(() => globalThis.storyPlayer.surroundings());
  }

  async #prepareFor(still: Still | undefined): Promise<void> {
    const hidden = still !== undefined;
    if (hidden !== this.#hasNoScrollbars) await this.#browser?.send("Emulation.setScrollbarsHidden", { hidden });
    this.#hasNoScrollbars = hidden;
    // Forgets images: else the largest that the page has had shows where a smaller one would do.
    for (const cacheDisabled of [true, false]) await this.#browser?.send("Network.setCacheDisabled", { cacheDisabled });
  }

  async #load(): Promise<void> {
    const page = await this.#context.newPage();
    this.#page = page;
    const browser = await this.#context.newCDPSession(page);
    this.#browser = browser;
    await page.exposeFunction("sendToBrowser", browser.send.bind(browser));
    await page.exposeFunction("resizeBrowser", page.setViewportSize.bind(page));
    this.#written = consoleOf(page);
    await page.goto(`${process.env["STORYBOOK_URL"]}/iframe.html`);
    await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  }
}
