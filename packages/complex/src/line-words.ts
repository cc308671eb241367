import { areaWords, lineNumberWords } from "./figures.ts";
import { typeOf } from "./supply.ts";
import type { Building, Supply, UnitType } from "./schema/supply.ts";

/** Returns the types of a building by line, e.g. `1호 84A, 2호 84C`, no line parted from its type at a line's end. */
export const lineWords = (supply: Supply, { lines }: Building): string =>
  lines.map(({ type }, index) => `${lineNumberWords(index + 1)}\u00A0${typeOf(supply, type)?.label ?? ""}`).join(", ");

/** Returns the lines of a building that hold a type, from 1 on. */
export const linesWith = ({ lines }: Building, type: string): number[] =>
  lines.flatMap((line, index) => (line.type === type ? [index + 1] : []));

/** Returns the buildings that hold a type. */
export const buildingsWith = ({ buildings }: Supply, type: string): Building[] =>
  buildings.filter((building) => linesWith(building, type).length > 0);

/** Names of a type's areas and their values; undefined if the plan does not state them. */
export const AREA_WORDS: readonly (readonly [name: string, say: (type: UnitType) => string | undefined])[] = [
  ["전용면적", ({ exclusiveArea }) => areaWords(exclusiveArea)],
  ["공급면적", ({ areas }) => areas && areaWords(areas.supply)],
  ["계약면적", ({ areas }) => areas && areaWords(areas.contract)],
];

/** Flats of a type in a building. */
export const householdsOf = ({ lines }: Building, type: string): number =>
  lines.reduce((total, line) => (line.type === type ? total + line.households : total), 0);

/** Returns where the flats of a type are, buildings with the same lines together: `101·103동 2호`, `104동 2·3호`. */
export function whereWords({ buildings }: Supply, type: string): string[] {
  const numbersByLines = new Map<string, string[]>();
  for (const building of buildings) {
    const lines = linesWith(building, type).join("·");
    if (lines !== "") numbersByLines.set(lines, [...(numbersByLines.get(lines) ?? []), building.number]);
  }
  return [...numbersByLines].map(([lines, numbers]) => `${numbers.join("·")}동 ${lines}호`);
}
