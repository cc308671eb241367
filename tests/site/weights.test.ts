import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { siteFolder } from "../e2e/support/build.ts";
import { pagesWith } from "../e2e/support/complex.ts";
import { ROUTES } from "../e2e/support/routes.ts";

/** Most that a page weighs before its images, in compressed bytes: a little over the heaviest of its kind. */
const AT_MOST = { document: 25_000, script: 142_000, font: 80_000 };
/** Pages with a drawing that answers need more code. */
const DRAWING_SCRIPT = 158_000;

const drawings = new Set((["plans", "plan", "findFlat"] as const).flatMap((kind) => pagesWith(kind)));
const ENTRY = /src="(?<src>[^"]+)" data-main="(?<main>[^"]+)" data-chunks="(?<chunks>[^"]*)"/u;
const FONT = /as="font"[^>]* href="([^"]+)"/gu;

/** Returns how much a browser fetches of files. */
const weigh = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => {
    const path = join(siteFolder, file);
    return sum + (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
  }, 0);

it.each(ROUTES.map(({ path }) => path))("a page is light: %s", (path) => {
  const file = path === "/" ? "index.html" : `${path}.html`;
  const html = readFileSync(join(siteFolder, file), "utf8");
  expect(html).toMatch(ENTRY);
  const { src = "", main = "", chunks = "" } = ENTRY.exec(html)?.groups ?? {};
  const script = weigh([src, main, ...chunks.split(" ").filter(Boolean)]);
  const font = weigh(Array.from(html.matchAll(FONT), ([, href = ""]) => href));
  expect.soft(weigh([file]), "document").toBeLessThanOrEqual(AT_MOST.document);
  expect.soft(script, "script").toBeLessThanOrEqual(drawings.has(path) ? DRAWING_SCRIPT : AT_MOST.script);
  expect.soft(font, "font").toBeLessThanOrEqual(AT_MOST.font);
});
