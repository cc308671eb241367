import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/**
 * Names under which distributions install Chromium and Chrome. The shell comes first: the same engine without the windows
 * of a browser, it opens a page in a quarter of the time.
 */
const COMMANDS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Finds the browser of the tests: the one that CHROMIUM_PATH or CHROME_PATH names, one on the PATH, or Playwright's own.
 *
 * @returns {string | null} path of the executable, or null where there is none yet.
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH || process.env.CHROME_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))).find(isExecutable);
  if (onPath) return onPath;
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : null;
}

/**
 * A headless shell does not know how good its line is, and then fetches images from far below the fold; a browser does so
 * only on a bad one. Chromium heeds its last such argument alone, so the pointers that Playwright sets stand here too.
 */
const GOOD_LINE =
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250";

/**
 * Returns the arguments that Chromium is started with: without a sandbox for root, where it would not start.
 *
 * @returns {string[]}
 */
export function browserArguments() {
  return process.getuid?.() === 0 ? ["--no-sandbox", GOOD_LINE] : [GOOD_LINE];
}

/** V8 compiles and collects on the page's own thread: beside tests on every core, its helpers cost a tenth of the time. */
const ONE_THREAD = "--js-flags=--single-threaded";

/**
 * Returns the arguments of a browser whose tests run beside others; benches measure without them.
 *
 * @returns {string[]}
 */
export function testArguments() {
  return [...browserArguments(), ONE_THREAD];
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
