import { expect, it } from "vitest";
import { readSites } from "./environment.mjs";

it("reads the complexes of a deployment in their order", () => {
  expect(readSites({})).toEqual([]);
  expect(readSites({ SITES: "" })).toEqual([]);
  expect(readSites({ SITES: " dasom, hanbit-2 ," })).toEqual(["dasom", "hanbit-2"]);
});

it.each(["../dasom", "Dasom", "dasom,dasom", "dasom;hanbit"])("refuses %j", (SITES) => {
  expect(() => readSites({ SITES })).toThrow(/slug[^\n]*\n[\x20-\x7e]+$/u);
});
