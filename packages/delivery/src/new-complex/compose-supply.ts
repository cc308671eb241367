import type { NewType } from "./answers.ts";

/** Most flats of a line one above the other, and most lines of a building. */
const MOST_FLOORS = 20;
const MOST_LINES = 4;
/** Number of the first building. */
const FIRST_BUILDING = 101;

interface Line {
  readonly type: string;
  readonly households: number;
}

/** Part of `supply.json` that follows from types and households. */
export interface ComposedSupply {
  /** Households of each type in the order of the types. */
  readonly households: readonly number[];
  readonly buildings: readonly { readonly number: string; readonly floors: number; readonly lines: readonly Line[] }[];
}

/** Divides a whole into parts that differ by one at most. */
const evenly = (whole: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, index) => Math.floor((whole + index) / parts)).toReversed();

/** Returns the key of a type in the supply. */
export const typeKeyOf = ({ label }: NewType) => label.toLowerCase();

/** Divides the households evenly over the types, and the flats of each type over lines and buildings. */
export function composeSupply(types: readonly NewType[], total: number): ComposedSupply {
  const households = evenly(total, types.length);
  const lines = types.flatMap((type, index) => {
    const flats = households[index] ?? 0;
    return evenly(flats, Math.ceil(flats / MOST_FLOORS)).map((line) => ({ type: typeKeyOf(type), households: line }));
  });
  const buildings = Array.from({ length: Math.ceil(lines.length / MOST_LINES) }, (_, index) => {
    const own = lines.slice(index * MOST_LINES, (index + 1) * MOST_LINES);
    return {
      number: String(FIRST_BUILDING + index),
      floors: Math.max(...own.map((line) => line.households)),
      lines: own,
    };
  });
  return { households, buildings };
}
