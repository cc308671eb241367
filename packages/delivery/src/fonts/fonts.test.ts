import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ALL_MEASURES, type Speed } from "../speed.ts";
import { makeFonts } from "./fonts.ts";

const HOME = "<body><h1>집</h1><p>집</p></body>";
const PAGE = "<body><h1>밖</h1><p>밖</p></body>";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "danji-fonts-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function make(off: Partial<Speed> = {}) {
  const tags = await makeFonts({ home: HOME, pages: [HOME, PAGE], code: [] }, folder, { ...ALL_MEASURES, ...off });
  return { tags, files: await readdir(join(folder, "assets/fonts")) };
}

const preloadsOf = (html: string) => html.match(/rel="preload"/gu)?.length ?? 0;

it("writes what the home page shows apart from the rest, and announces the rest where a page shows it", async () => {
  const { tags, files } = await make();
  expect(files).toHaveLength(4);
  expect(preloadsOf(tags(HOME))).toBe(2);
  expect(preloadsOf(tags(PAGE))).toBe(4);
});

it("writes one file for each font without parts", async () => {
  const { tags, files } = await make({ fontParts: false });
  expect(files).toHaveLength(2);
  expect(preloadsOf(tags(PAGE))).toBe(2);
  expect(tags(PAGE)).not.toContain("More");
});

it("copies whole fonts without subsets, in the format of their files", async () => {
  const { tags, files } = await make({ fontSubsets: false });
  expect(files.map((name) => name.slice(name.lastIndexOf("."))).toSorted()).toEqual([".ttf", ".woff2"]);
  expect(tags(PAGE)).toContain('format("truetype")');
});

it("announces no font and adds no fallback without the measures", async () => {
  const { tags } = await make({ fontSubsets: false, fontPreload: false, fallbackFonts: false });
  expect(preloadsOf(tags(PAGE))).toBe(0);
  expect(tags(PAGE)).not.toContain("size-adjust");
});
