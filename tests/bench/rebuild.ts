import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { pagesSchema } from "@danji/complex/schema/page";
import type * as z from "zod";
import { slug } from "../../app/scripts/slug.mjs";
import { copyProject, runScript } from "../e2e/support/project-copy.ts";
import { type Bar, printBars } from "./measure.ts";

/** Pages as `pages.json` has them. */
type Pages = z.input<ReturnType<typeof pagesSchema>>;
type Page = Pages[string];

/** Pages of content of the large complex. */
const PAGES = 300;
/** Seconds that each build may take. */
const AT_MOST = { unchanged: 3, text: 10, large: 60 };
const ADDED = "지금, ";

/** Builds the site in a copy of the project, and returns the seconds that it takes. */
async function secondsOf(place: string): Promise<number> {
  const start = performance.now();
  const { status, output } = await runScript(place, ["build.ts"]);
  if (status !== 0) throw new Error(`The build failed:\n${output}`);
  return (performance.now() - start) / 1000;
}

/** Returns a page of the first half of one page and the second half of another: with characters of its own. */
function mixed(number: number, [first, second]: readonly [Page, Page]): Page {
  const { redirectFrom: _redirects, aliases: _aliases, ...page } = first;
  const half = (sections: Page["sections"] = []) => Math.ceil(sections.length / 2);
  return {
    ...page,
    h1: `${page.h1} ${number}`,
    description: `${String(number).padStart(3, "0")} ${page.description.slice(4)}`,
    sections: [
      ...(first.sections ?? []).slice(0, half(first.sections)),
      ...(second.sections ?? []).slice(half(second.sections)),
    ],
  };
}

/** Returns further pages of content, so that a complex has {@link PAGES} of them. */
function furtherPages(pages: Pages): Pages {
  const sources = Object.values(pages).filter(({ sections = [] }) => sections.length > 1);
  const number = PAGES - sources.length;
  const pairs = sources.flatMap((first, place) =>
    sources.map((_page, distance): readonly [Page, Page] => [
      first,
      sources[(place + distance + 1) % sources.length] ?? first,
    ]),
  );
  // By a step that has no divisor in common with the number of pairs, so that each page meets all others.
  const made = Array.from({ length: number }, (_, index) => pairs[(index * 31) % pairs.length]);
  return Object.fromEntries(
    made.flatMap((pair, index) => (pair ? [[`/Bench/${index + 1}`, mixed(index + 1, pair)]] : [])),
  );
}

/**
 * Measures builds in a copy of the project: of an unchanged complex, after a text has changed, and of 300 pages of content.
 *
 * @returns whether every bar is kept.
 */
export async function benchRebuild(): Promise<boolean> {
  const place = await copyProject("rebuild");
  const file = join(place, "app/complexes", slug, "pages.json");
  const pages: Pages = JSON.parse(await readFile(file, "utf8"));
  const write = (changed: Pages) => writeFile(file, JSON.stringify(changed));

  console.log("Danji ▸ building a first time …");
  console.log(`\nfirst build: ${(await secondsOf(place)).toFixed(1)} s`);
  const unchanged = await secondsOf(place);
  const [path, page] = Object.entries(pages).find(([, { lead }]) => lead !== undefined) ?? [];
  if (path === undefined || page === undefined) throw new Error("No page has a lead.");
  await write({ ...pages, [path]: { ...page, lead: ADDED + page.lead } });
  const text = await secondsOf(place);
  await write({ ...pages, ...furtherPages(pages) });
  const large = await secondsOf(place);

  const bars: Bar[] = [
    { name: "unchanged complex, s", value: unchanged, atMost: AT_MOST.unchanged },
    { name: "one text changed, s", value: text, atMost: AT_MOST.text },
    { name: `${PAGES} pages of content, s`, value: large, atMost: AT_MOST.large },
  ];
  return printBars(bars);
}
