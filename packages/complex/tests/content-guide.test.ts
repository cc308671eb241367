import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BLOCK_NAMES, FILE_NAMES, HOME_SECTION_NAMES } from "../src/content-names.ts";
import { fieldName } from "../src/field-names.ts";
import { complexNode, fieldsBelow } from "../src/schema-fields.ts";

const guide = readFileSync(join(import.meta.dirname, "../../../docs/content-guide.md"), "utf8");
const kinds: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  home: new Map(Object.entries(HOME_SECTION_NAMES)),
  pages: new Map(Object.entries(BLOCK_NAMES)),
};

/** Returns the row of a field; source and date of a statement are explained once for all files. */
function rowOf(path: readonly string[]): string[] {
  if (path.includes("provenance")) return [];
  const [file = "", ...below] = path;
  const kind = below.map((step, index) => (index > 0 ? kinds[file]?.get(step) : undefined)).find(Boolean);
  const { name = "", about = "" } = fieldName(path) ?? {};
  const field = below.join(".") || file;
  return [`| \`${field}\` | ${kind === undefined ? "" : `${kind}: `}${name} | ${about.replaceAll("<", "\\<")} |`];
}

/** Prettier pads the cells of a table. */
const rowsOfGuide = guide
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.replace(/ +/gu, " "));

it("has a row for every field, with its name and what it shows, and no other", () => {
  const expected = fieldsBelow(complexNode, []).flatMap(({ path }) => rowOf(path));
  expect(new Set(rowsOfGuide)).toEqual(new Set(expected.map((row) => row.replace(/ +/gu, " "))));
});

it("has a heading for every file", () => {
  for (const [file, { name }] of Object.entries(FILE_NAMES)) expect(guide).toContain(`### ${name} \`${file}.json\``);
});
