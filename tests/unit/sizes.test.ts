import { describe, expect, it } from "vitest";

const texts = import.meta.glob<string>(
  ["../../packages/*/src/**/*.{ts,tsx}", "!**/*.{stories,test,fixture,plays}.{ts,tsx}"],
  { query: "?raw", import: "default", eager: true },
);

const appTexts = import.meta.glob<string>(["../../app/src/**/*.{ts,tsx}", "!**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const MOST_LINES = 200;
const MOST_COMMENTS = 0.15;
const MOST_LINES_OF_APP = 5000;

const linesOf = (text: string): number => text.trimEnd().split("\n").length;

/** A line of comment, as Prettier formats it: of a doc comment, of code or of a style. */
const COMMENT = /^\s*(?:\/\/|\/\*|\*(?:[ /]|$))/;

/** Returns the share of lines of comment in files. */
function commentShare(sources: readonly string[]): number {
  const lines = sources.flatMap((text) => text.trimEnd().split("\n"));
  return lines.filter((line) => COMMENT.test(line)).length / lines.length;
}

const files = Object.entries(texts).map(([path, text]) => ({ path: path.replace("../../", ""), text }));
const folderOf = (path: string): string => path.split("/").slice(0, 2).join("/");
const packages = [...new Set(files.map(({ path }) => folderOf(path)))];

describe("the sources of packages", () => {
  it.each(packages)("have at most 15 percent of comments: %s", (folder) => {
    const own = files.filter(({ path }) => folderOf(path) === folder);
    expect(commentShare(own.map(({ text }) => text))).toBeLessThanOrEqual(MOST_COMMENTS);
  });
});

describe("the files of the kit", () => {
  it("have 200 lines at most", () => {
    const kit = files.filter(({ path }) => folderOf(path) === "packages/ui");
    expect(kit.length).toBeGreaterThan(100);
    expect(kit.filter(({ text }) => linesOf(text) > MOST_LINES).map(({ path }) => path)).toEqual([]);
  });
});

describe("the sources of the app", () => {
  it("have 5,000 lines at most", () => {
    const lines = Object.values(appTexts).map(linesOf);
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES_OF_APP);
  });
});
