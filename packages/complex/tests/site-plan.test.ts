import { describe, expect, it } from "vitest";
import { checkSitePlan } from "../src/check/site-plan.ts";
import type { Complex } from "../src/complex.ts";
import type { Frontages } from "../src/sun/site-model.ts";
import { sunlightSchema } from "../src/schema/sunlight.ts";
import { complexOf } from "./broken.ts";
import { sampleFiles } from "./sample-files.ts";
import { FRONTAGES, sunlightFiles, supply } from "./sun/sun-site.ts";
import { supplySchema } from "../src/schema/supply.ts";
import { householdsOf, lineWords, linesWith, whereWords } from "../src/line-words.ts";

const sample = complexOf(sampleFiles());

/** Returns the rules that a change of the site breaks. */
function broken(change: (files: ReturnType<typeof sunlightFiles>) => void, frontages: Frontages = FRONTAGES): string[] {
  const files = sunlightFiles();
  change(files);
  const complex: Complex = { ...sample, supply, sunlight: sunlightSchema.parse(files) };
  return checkSitePlan(complex, frontages).map(({ rule }) => rule);
}

type Files = ReturnType<typeof sunlightFiles>;

const at = (files: Files, index: number) => {
  const building = files.buildings[index];
  if (!building) throw new Error(`no building ${index}`);
  return building;
};

it("finds nothing wrong with buildings that stand apart on their site", () => {
  expect(broken(() => {})).toEqual([]);
});

it("finds buildings that overlap or touch", () => {
  expect(broken((files) => (at(files, 1).at = [5, 8]))).toEqual(["sunlight-site"]);
  expect(broken((files) => (at(files, 1).at = [0, 10.5]))).toEqual(["sunlight-site"]);
  expect(broken((files) => (at(files, 1).at = [0, 11.5]))).toEqual([]);
});

it("finds a building that leaves the site", () => {
  expect(broken((files) => (at(files, 1).at = [45, 60]))).toEqual(["sunlight-site"]);
});

it("finds buildings and lines that the supply has not, or has more of", () => {
  expect(broken((files) => files.buildings.pop())).toEqual(["sunlight-buildings"]);
  expect(broken((files) => (at(files, 1).number = "109"))).toEqual(["sunlight-buildings", "sunlight-buildings"]);
  expect(broken((files) => at(files, 0).lines.pop())).toEqual(["sunlight-buildings"]);
});

it("finds a line that is turned amid its row", () => {
  expect(broken((files) => at(files, 0).lines.splice(1, 0, { turn: -45 }))).toContain("sunlight-buildings");
});

it("finds a type without a living room in the front of its plan", () => {
  expect(broken(() => {}, {})).toContain("sunlight-plans");
});

it("refuses floors that no flat has", () => {
  expect(() => broken((files) => (files.heights.floor = 29))).toThrow("floor");
});

describe("line words", () => {
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
});
