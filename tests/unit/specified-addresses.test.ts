import { readFileSync } from "node:fs";
import { siteRedirects } from "@danji/complex/routes";
import { expect, it } from "vitest";
import { readComplex } from "../../app/scripts/complexes.ts";

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
