import { readFileSync } from "node:fs";
import type { BrowserName, CompatData, CompatStatement, Identifier } from "@mdn/browser-compat-data";
import browserslist from "browserslist";

// Read, not imported: Vite would turn its 20 MB into a module first, which takes minutes.
const bcd: CompatData = JSON.parse(readFileSync(new URL(import.meta.resolve("@mdn/browser-compat-data")), "utf8"));

/** Browsers of MDN's data by their name in `browserslist`. */
const NAMES: Readonly<Record<string, readonly BrowserName[]>> = {
  safari: ["safari"],
  ios_saf: ["safari_ios"],
  samsung: ["samsunginternet_android"],
  chrome: ["chrome", "chrome_android"],
  edge: ["edge"],
  firefox: ["firefox", "firefox_android"],
};

/** The oldest supported version of each browser, from `browserslist` in package.json. */
function oldestVersions(): ReadonlyMap<BrowserName, number> {
  const oldest = new Map<BrowserName, number>();
  for (const entry of browserslist()) {
    const [name = "", version = ""] = entry.split(" ");
    const browsers = NAMES[name];
    if (!browsers) throw new Error(`${name} has no name in MDN's data.`);
    for (const browser of browsers)
      oldest.set(browser, Math.min(oldest.get(browser) ?? Infinity, Number.parseFloat(version)));
  }
  return oldest;
}

const OLDEST = oldestVersions();

/** Returns the feature at a path of MDN's data, e.g. `["css", "selectors", "has"]`. */
export function featureAt(path: readonly string[]): CompatStatement | undefined {
  let node: Identifier | undefined;
  for (const [depth, step] of path.entries()) {
    const children: Readonly<Record<string, unknown>> = depth === 0 ? { ...bcd } : { ...node };
    const next = Object.hasOwn(children, step) ? children[step] : undefined;
    if (!isIdentifier(next)) return undefined;
    node = next;
  }
  return node?.__compat;
}

const isIdentifier = (value: unknown): value is Identifier => typeof value === "object" && value !== null;

/** Returns the supported browsers that lack a feature in the oldest of their supported versions. */
export function lackingBrowsers({ support }: CompatStatement): readonly BrowserName[] {
  return [...OLDEST].flatMap(([browser, oldest]) => {
    const statements = [support[browser] ?? []].flat();
    const isThere = statements.some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        typeof version_added === "string" &&
        Number.parseFloat(version_added.replace("≤", "")) <= oldest &&
        version_removed === undefined &&
        flags === undefined &&
        prefix === undefined &&
        alternative_name === undefined,
    );
    return isThere ? [] : [browser];
  });
}
