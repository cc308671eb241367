import type { Supply } from "@danji/complex/schema/supply";
import { type FlatPlan, sketchOf } from "@danji/floor-plan/flat-plan";
import type { PlannedType } from "./differences.ts";
import { flatsOf } from "../parts/floor-plans/flats.ts";

/** Returns the types of a supply that are drawn. */
export const plannedTypes = (supply: Supply, plans: Readonly<Record<string, FlatPlan>>): PlannedType[] =>
  flatsOf(supply, plans).flatMap(({ type, plan }) => (type && plan ? [{ type, plan }] : []));

/** Keys of the two types that a comparison begins with: the one that a page is about and the next one, or that before. */
export function pairOf(
  types: readonly PlannedType[],
  current: string,
): readonly [one: string, other: string] | undefined {
  const index = Math.max(
    types.findIndex(({ type }) => type.key === current),
    0,
  );
  const one = types[index];
  const other = types[index + 1] ?? types[index - 1];
  return one && other ? [one.type.key, other.type.key] : undefined;
}

/** Returns the keys of the sheets that a comparison shows first. */
export function firstSketches(types: readonly PlannedType[], current: string): string[] {
  const pair = pairOf(types, current);
  return types.flatMap(({ type, plan }) => (pair?.includes(type.key) ? [sketchOf(plan)] : []));
}
