import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { makeFonts } from "./fonts.ts";

const HOME = "<body><h1>집</h1><p>집 앞</p></body>";
const PAGE = "<body><h1>밖</h1><p>밖 앞</p></body>";

let folder: string;
/** Kept between the tests, as between builds. */
const cache = await mkdtemp(join(tmpdir(), "danji-fonts-cache-"));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "danji-fonts-"));
});

async function make(headings: "serif" | "sans" = "serif") {
  const folders = { site: folder, cache };
  const tagsOf = await makeFonts({ pages: [HOME, PAGE], code: [], headings }, folders);
  const [home, page] = [await tagsOf(HOME), await tagsOf(PAGE)];
  return { home, page, files: await readdir(join(folder, "assets/fonts")) };
}

const preloadsOf = (html: string) =>
  [...html.matchAll(/rel="preload"[^>]*href="(?<url>[^"]+)"/gu)].map(([, url]) => url);

it("gives each page a file of what it shows, and the text font one that all pages share", async () => {
  const { home, page, files } = await make();
  // Text: shared, two pages, the rest. Display: two pages, the rest.
  expect(files).toHaveLength(7);
  expect(preloadsOf(home)).toHaveLength(3);
  expect(preloadsOf(page).filter((url) => preloadsOf(home).includes(url))).toHaveLength(1);
  expect(home).toContain('font-family:"Danji Text More"');
});

it("cuts no font again whose characters have not changed", async () => {
  await make();
  const before = await readdir(cache);
  await make();
  expect(await readdir(cache)).toEqual(before);
});

it("makes no display font of a site whose headings are set in the text font", async () => {
  const { home, files } = await make("sans");
  expect(files.filter((name) => name.startsWith("danji-display"))).toEqual([]);
  expect(preloadsOf(home)).toHaveLength(2);
});

it("gives the fallback of a family its height, and its width of Hangul: 0.864 em in Pretendard, 0.92 em in Noto Sans", async () => {
  const { home } = await make();
  expect(home).toContain("size-adjust:93.9%;ascent-override:101.4%;descent-override:25.7%");
});
