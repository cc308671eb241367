import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../app/scripts/paths.mjs";
import type { KeyTable } from "../../packages/ui/tests/keys.ts";

const fixtures = import.meta.glob<Readonly<Record<string, unknown>>>("../../packages/ui/src/*/keys.fixture.ts", {
  eager: true,
});

/** Every table of keys by the name of its constant: `ACCORDION_KEYS`. */
const tables = Object.values(fixtures).flatMap((fixture) =>
  Object.entries(fixture).flatMap(([name, table]) => (name.endsWith("_KEYS") ? [{ name, table }] : [])),
);

/** The rows of all tables of the page, each cell without the blanks that line it up. */
const rows = readFileSync(join(root, "docs/accessibility.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, "|")));

function isTable(table: unknown): table is KeyTable {
  return typeof table === "object" && table !== null;
}

describe.each(tables)("the page on accessibility lists $name", ({ table }) => {
  it("row by row, in its words", () => {
    expect(isTable(table)).toBe(true);
    const told = Object.values(isTable(table) ? table : {}).map(({ keys, does }) => ["", keys.join(", "), does, ""]);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((row) => !rows.some((written) => written.join("|") === row.join("|")))).toEqual([]);
  });
});

it("finds the tables of every pattern that the kit follows", () => {
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["DIALOG_KEYS", "ACCORDION_KEYS", "TABS_KEYS", "SLIDER_KEYS", "DROPDOWN_NAV_KEYS"]),
  );
});
