import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { root } from "../../../app/scripts/paths.mjs";
import { read, tracked } from "../tracked.ts";
import { visitFeatures } from "./code-features.ts";
import { cssFeatures } from "./css-features.ts";
import { featureAt, lackingBrowsers } from "./support.ts";

/** Milliseconds for the types of all code that browsers run: half a minute alone, and many times that on a busy machine. */
const PATIENCE = 600_000;

/** Code that browsers run. */
const BROWSER_CODE =
  /^(?:packages\/(?:ui|blocks|complex|floor-plan|api)\/src|app\/src)\/.*\.tsx?$|^packages\/delivery\/src\/pages\/template\.ts$|^app\/src\/.*\.css$/u;
/** Tests, what prerenders, and the checks of a complex, which run in the build. */
const NODE_CODE =
  /\.(?:test|stories|fixture|plays)\.tsx?$|-contract\.ts$|\/entry-server\.tsx$|^packages\/complex\/src\/check\//u;

/** A row of the table in docs/browsers.md: features by their path in MDN's data, and the fallback. */
const ROW = /^\| (?<features>`[^|]+) \| (?<fallback>[^|]*\w[^|]*) \|$/gmu;

const browserCode = () =>
  tracked.filter((path) => BROWSER_CODE.test(path) && !NODE_CODE.test(path)).map((path) => join(root, path));

/** Features that some supported browser lacks, each with the files that use it. */
const lacked = new Map<string, Set<string>>();

function note(path: readonly string[], at: string): void {
  const feature = featureAt(path);
  if (!feature || lackingBrowsers(feature).length === 0) return;
  // A value of a property that is lacked as a whole.
  if (lacked.has(path.slice(0, -1).join("."))) return;
  const key = path.join(".");
  lacked.set(key, (lacked.get(key) ?? new Set()).add(at.replace(`${root}/`, "")));
}

const listed = [...read("docs/browsers.md").matchAll(ROW)].flatMap(({ groups }) =>
  [...(groups?.["features"] ?? "").matchAll(/`([^`]+)`/gu)].map(([, feature = ""]) => feature),
);

describe("features of the platform", () => {
  beforeAll(() => {
    const files = browserCode();
    const styles = files.filter((file) => file.endsWith(".css"));
    visitFeatures(
      files.filter((file) => !styles.includes(file)),
      note,
    );
    for (const file of styles) for (const path of cssFeatures(readFileSync(file, "utf8"))) note(path, file);
  }, PATIENCE);

  it("are in every supported browser, or in docs/browsers.md with their fallback", () => {
    const missing = [...lacked].flatMap(([feature, users]) =>
      listed.includes(feature) ? [] : [`${feature}: ${[...users].join(", ")}`],
    );
    expect(missing).toEqual([]);
  });

  it("are in docs/browsers.md only while they are used and some supported browser lacks them", () => {
    expect(listed.filter((feature) => !lacked.has(feature))).toEqual([]);
  });
});
