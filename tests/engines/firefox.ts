import { type BrowserContext, launch, type Page } from "puppeteer-core";
import type { Driver, Key } from "./driver.ts";

/** Milliseconds until the browser answers: a busy machine is many times slower. */
const START_TIMEOUT_MS = 60_000;

const ENVIRONMENT = { ...process.env, TZ: "Asia/Seoul" };

/** Opens a page without a limit of its own for loading: that of the test holds. */
async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(0);
  return page;
}

/** Firefox 140 does not know the orientation that Puppeteer sets beside the size. */
function ignoreOrientation(error: unknown): void {
  if (!String(error).includes("setScreenOrientationOverride")) throw error;
}

/** Starts a headless Firefox, driven over WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    defaultViewport: null,
    timeout: START_TIMEOUT_MS,
    // Requests are not looked at, and reporting each costs time.
    networkEnabled: false,
    env: ENVIRONMENT,
    extraPrefsFirefox: { "intl.accept_languages": "ko-KR, ko" },
  });
  // The first window of a headless Firefox never has the focus.
  let context = await browser.createBrowserContext();
  let page: Page = await openPage(context);

  return {
    async reset(viewport) {
      await context.close();
      context = await browser.createBrowserContext();
      page = await openPage(context);
      await page.setViewport(viewport).catch(ignoreOrientation);
    },
    async open(url) {
      await page.goto(url, { waitUntil: "load" });
    },
    evaluate: async (expression) => String(await page.evaluate(expression)),
    moveMouse: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    turnWheel: (deltaY) => page.mouse.wheel({ deltaY }),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(keyOf(key));
      for (const key of keys.toReversed()) await page.keyboard.up(keyOf(key));
    },
    type: (text) => page.keyboard.type(text),
    // Puppeteer's own waits for a load event, which a page from the bfcache does not have.
    goBack: () => page.evaluate(() => history.back()),
    async reload() {
      await page.reload({ waitUntil: "load" });
    },
    async cookies() {
      const cookies = await context.cookies();
      return cookies.map(({ name, httpOnly = false }) => ({ name, httpOnly }));
    },
    async closeOpenedWindows() {
      const opened = (await context.pages()).filter((other) => other !== page);
      for (const other of opened) await other.close();
      return opened.length;
    },
    dispose: () => browser.close(),
  };
}

const keyOf = (key: Key) => (key === "Space" ? " " : key);
