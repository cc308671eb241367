import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../app/scripts/paths.mjs";
import { read, tracked } from "./tracked.ts";
import { siteRedirects } from "@danji/complex/routes";
import { readComplex } from "../../app/scripts/complexes.ts";

const names = new Set(tracked.map((file) => basename(file)));

/** Whether a path is one of the repository, from its root or below one of its folders. */
const isFile = (path: string) =>
  path.includes("/") ? tracked.some((file) => `/${file}`.endsWith(`/${path}`)) : names.has(path);

const COMMENTS = /^\s*(?:\/?\*|\/\/).*$/gmu;
const NAMED = /`(?<path>(?:[\w@-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|rules))`/gu;

it("names files in comments that exist", () => {
  const missing = tracked
    .filter((file) => /\.(?:tsx?|mjs)$/u.test(file))
    .flatMap((file) =>
      [...(read(file).match(COMMENTS) ?? []).join("\n").matchAll(NAMED)].flatMap(({ groups }) =>
        groups?.path === undefined || isFile(groups.path) ? [] : [`${file}: ${groups.path}`],
      ),
    );
  expect(missing).toEqual([]);
});

const LINK = /\]\((?!https?:|mailto:|#)(?<path>[^)\s#]+)/gu;
const FROM_ROOT = /`(?<path>(?:app|docs|packages|tests)\/[\w@/.-]+\.(?:tsx?|mjs|css|rules|md))`/gu;

it("links and names files in documents that exist", () => {
  const missing = tracked
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => {
      const text = read(file).replaceAll(/^```[\s\S]*?^```/gmu, "");
      const targets = [
        ...[...text.matchAll(LINK)].map(({ groups }) => join(dirname(file), groups?.path ?? "")),
        ...[...text.matchAll(FROM_ROOT)].map(({ groups }) => groups?.path ?? ""),
      ];
      return targets.filter((path) => !existsSync(join(root, path))).map((path) => `${file}: ${path}`);
    });
  expect(missing).toEqual([]);
});

const ARGUMENT = /["' ](?<path>(?:app|packages|tests)\/[\w@/.-]+\.(?:tsx?|mjs))(?=["' ])/gu;

it("hands files to commands that exist", () => {
  const missing = ["package.json", ...tracked.filter((file) => /^tests\/[\w.-]+\.(?:ts|mjs)$/u.test(file))].flatMap(
    (file) =>
      [...read(file).matchAll(ARGUMENT)].flatMap(({ groups }) =>
        groups?.path === undefined || existsSync(join(root, groups.path)) ? [] : [`${file}: ${groups.path}`],
      ),
  );
  expect(missing).toEqual([]);
});

describe("the specified addresses", async () => {
  const product = readFileSync(new URL("../../docs/product.md", import.meta.url), "utf8");
  const rows = product.matchAll(/^\| `(?<address>\/[^`]*)` +\| (?<heading>.*?) +\|$/gmu);
  /** Headings of the pages that docs/product.md, 11.1, lists, by address; a complex may have more. */
  const HEADINGS = Object.fromEntries(Array.from(rows, ([, address = "", heading = ""]) => [address, heading]));

  const complex = await readComplex("onjae");

  it("has the pages of docs/product.md, 11.1, under their addresses", () => {
    expect(Object.keys(HEADINGS)).toHaveLength(31);
    const headings = Object.entries(complex.pages).map(([path, { h1 }]) => [path, h1]);
    expect(Object.fromEntries(headings)).toMatchObject({ ...HEADINGS, "/": complex.identity.name });
  });

  it("hides the pages of docs/product.md, 11.2, from search engines", () => {
    const hidden = Object.keys(HEADINGS).filter((path) => complex.pages[path]?.indexed === false);
    expect(hidden).toEqual(["/FloorPlan/114B", "/Interior/84B", "/thanks"]);
  });

  it("has the second spelling of the stamp tax and its redirects", () => {
    const aliases = Object.entries(complex.pages).flatMap(
      ([path, page]) => page.aliases?.map((alias) => [alias, path]) ?? [],
    );
    expect(aliases).toEqual([["/SalesInfo/StampTax", "/SalesInfo/stampTax"]]);
    expect(siteRedirects(complex)).toEqual([
      { from: "/Promotion/Press", to: "/onjae/press" },
      { from: "/LocationEnvironment/premium", to: "/LocationEnvironment/primium" },
    ]);
  });
});
