import { supplySchema } from "./schema/supply.ts";
import { expect, it } from "vitest";
import { householdsOf, lineWords, linesWith, whereWords } from "./line-words.ts";

const type = (key: string, label: string, households: number) => ({
  key,
  label,
  page: "/FloorPlan/59A",
  exclusiveArea: 84.9,
  households,
  shape: "판상형",
  rooms: "방 3개",
});
const supply = supplySchema.parse({
  source: "사업계획",
  asOf: "2026-01-01",
  planned: true,
  types: [type("a", "84A", 29), type("b", "84B", 20)],
  buildings: [
    {
      number: "101",
      floors: 10,
      lines: [
        { type: "a", households: 9 },
        { type: "b", households: 10 },
        { type: "b", households: 10 },
      ],
    },
    { number: "102", floors: 10, lines: [{ type: "a", households: 10 }] },
    { number: "103", floors: 10, lines: [{ type: "a", households: 10 }] },
  ],
});
const [first, second] = supply.buildings;

it("reads a building line by line", () => {
  expect(first && lineWords(supply, first)).toBe("1호\u00A084A, 2호\u00A084B, 3호\u00A084B");
});

it("finds where a type is, buildings without it left out and those with the same lines together", () => {
  expect(whereWords(supply, "b")).toEqual(["101동 2·3호"]);
  expect(whereWords({ ...supply, buildings: supply.buildings.slice(1) }, "a")).toEqual(["102·103동 1호"]);
  expect(second && linesWith(second, "b")).toEqual([]);
});

it("counts the flats of a type in a building over its lines", () => {
  expect(first && householdsOf(first, "b")).toBe(20);
  expect(second && householdsOf(second, "b")).toBe(0);
});
