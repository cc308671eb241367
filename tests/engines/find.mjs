// Plain JavaScript, as tests/run.mjs, which asks before anything is built.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** @param {readonly string[]} names */
function findOnPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/**
 * Finds an installed Firefox.
 *
 * @returns {string | null} path of the executable named by FIREFOX_PATH or on the PATH.
 */
export function findFirefox() {
  return process.env.FIREFOX_PATH || findOnPath(["firefox-esr", "firefox"]);
}

/**
 * Finds an installed WebKitGTK and the X server that its window needs.
 *
 * @returns {{ driver: string, display: string } | null} paths of the executables.
 */
export function findWebKit() {
  const driver = findOnPath(["WebKitWebDriver"]);
  const display = findOnPath(["Xvfb"]);
  return driver && display ? { driver, display } : null;
}
