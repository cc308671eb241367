import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check, resolveConfig } from "prettier";
import { expect, it } from "vitest";
import { createSection } from "../scripts/create-section.ts";

const emptyFolder = () => mkdtempSync(join(tmpdir(), "danji-section-"));

it("creates component, styles, stories and test, formatted", async () => {
  const source = emptyFolder();
  const written = createSection("SampleBand", source);
  expect(readdirSync(join(source, "sample-band")).toSorted()).toEqual(
    ["SampleBand.stories.tsx", "SampleBand.styles.ts", "SampleBand.test.tsx", "SampleBand.tsx"].toSorted(),
  );
  const options = await resolveConfig(join(import.meta.dirname, "../package.json"));
  const formatted = written.map((filepath) => check(readFileSync(filepath, "utf8"), { ...options, filepath }));
  expect(await Promise.all(formatted)).toEqual(written.map(() => true));
});

it.each([
  [undefined, "needs a name"],
  ["sampleBand", "no name of a component"],
  ["../Band", "no name of a component"],
  ["FactSheet", "packages/sections/src/fact-sheet exists"],
])("refuses %s: %s", (name, reason) => {
  const source = emptyFolder();
  mkdirSync(join(source, "fact-sheet"));
  expect(() => createSection(name, source)).toThrow(reason);
  expect(readdirSync(source)).toEqual(["fact-sheet"]);
});
