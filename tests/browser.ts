import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/**
 * Names under which distributions install Chromium and Chrome. The shell comes first: the same engine without the windows
 * of a browser, it opens a page in a quarter of the time.
 */
const COMMANDS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Returns the path of the tests' browser: the one that CHROMIUM_PATH or CHROME_PATH names, one on the PATH, or Playwright's own;
 * null where there is none yet.
 */
export function findBrowser(): string | null {
  const named = process.env["CHROMIUM_PATH"] || process.env["CHROME_PATH"];
  if (named) return named;
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
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

/** Returns the arguments that Chromium is started with: without a sandbox for root, where it would not start. */
export const browserArguments = (): string[] => (process.getuid?.() === 0 ? ["--no-sandbox", GOOD_LINE] : [GOOD_LINE]);

/** V8 compiles and collects on the page's own thread: beside tests on every core, its helpers cost a tenth of the time. */
const ONE_THREAD = "--js-flags=--single-threaded";

/** Returns the arguments of a browser whose tests run beside others; benches measure without them. */
export const testArguments = (): string[] => [...browserArguments(), ONE_THREAD];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Ways to get a Chromium where there is none, the one that needs no rights first. */
const INSTALLS = [
  { title: "Playwright's Chromium", commands: [["npx", "playwright", "install", "chromium"]] },
  {
    title: "Debian's package chromium-headless-shell",
    commands: [
      ["apt-get", "update"],
      ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"],
    ],
  },
];

/** Returns the path of a Chromium, which is installed where there is none; ends the process where that does not work. */
export function ensureBrowser(say: (line: string) => void): string {
  const found = findBrowser();
  if (found !== null) return found;
  for (const { title, commands } of INSTALLS) {
    say(`installing ${title} …`);
    commands.every(([command = "", ...args]) => spawnSync(command, args, { stdio: "inherit" }).status === 0);
    const installed = findBrowser();
    if (installed !== null) return installed;
  }
  console.error(`No Chromium was found and none could be installed. Install one and say where it is:
  CHROMIUM_PATH=/path/to/chromium npm test`);
  process.exit(1);
}
