import type { UnitType } from "@danji/complex/schema/supply";
import { areaWords, householdsWords } from "@danji/complex/figures";
import { withParticle } from "./particle.ts";
import type { FlatPlan, PlanRoom } from "@danji/floor-plan/flat-plan";

/** A type with its plan. */
export interface PlannedType {
  readonly type: UnitType;
  readonly plan: FlatPlan;
}

/** Rooms that differ by less look alike, in ㎡. */
const LEAST = 0.1;

function sumByName(rooms: readonly PlanRoom[], of: (room: PlanRoom) => number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const room of rooms) sums.set(room.name, (sums.get(room.name) ?? 0) + of(room));
  return sums;
}

/** Returns the areas of rooms by their name; rooms of one name count as one. */
export const roomsByName = ({ basic }: FlatPlan): Map<string, number> => sumByName(basic.rooms, ({ area }) => area);

/** Returns what the rooms gain from a balcony that is extended, by their name. */
export const gainsByName = ({ extended }: FlatPlan): Map<string, number> =>
  sumByName(extended.rooms, ({ gained }) => gained);

/** Sentences on two types; the table beside them has every figure. */
const MOST_SENTENCES = 3;

/** Returns what stands out between two types in whole sentences. Rooms are compared by what they count into the exclusive area, with or without balconies. */
export function differences(one: PlannedType, other: PlannedType): string[] {
  return [...shapes(one, other), ...missing(one, other), ...rooms(one, other), ...wholes(one, other)].slice(
    0,
    MOST_SENTENCES,
  );
}

const shapes = ({ type: one }: PlannedType, { type: other }: PlannedType) =>
  one.shape === other.shape
    ? []
    : [`${withParticle(one.label, "topic")} ${one.shape}, ${withParticle(other.label, "topic")} ${other.shape}입니다.`];

/** Says of the second how it compares with the first. */
const than = (one: UnitType, other: UnitType) => `${withParticle(other.label, "topic")} ${one.label}보다`;

const wider = (by: number) => `${areaWords(Math.abs(by))} ${by > 0 ? "넓습니다" : "좁습니다"}.`;

function rooms(one: PlannedType, other: PlannedType): string[] {
  const before = roomsByName(one.plan);
  return [...roomsByName(other.plan)]
    .flatMap(([name, area]) => {
      const was = before.get(name);
      return was === undefined ? [] : [{ name, by: area - was }];
    })
    .filter(({ by }) => Math.abs(by) >= LEAST)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .map(({ name, by }) => `${than(one.type, other.type)} ${withParticle(name, "subject")} ${wider(by)}`);
}

function missing(one: PlannedType, other: PlannedType): string[] {
  const only = (here: PlannedType, there: PlannedType) => {
    const known = roomsByName(there.plan);
    const names = [...roomsByName(here.plan).keys()].filter((name) => !known.has(name));
    if (names.length === 0) return [];
    const list = withParticle(names.join(", "), "subject");
    return [`${here.type.label}에는 ${list} 있고, ${there.type.label}에는 없습니다.`];
  };
  return [...only(one, other), ...only(other, one)];
}

function wholes(one: PlannedType, other: PlannedType): string[] {
  const figures = [
    ["전용면적이", one.plan.exclusiveArea, other.plan.exclusiveArea],
    ["공급면적이", one.type.areas?.supply, other.type.areas?.supply],
    ["발코니가", one.plan.balconyArea, other.plan.balconyArea],
  ] as const;
  const wide = figures.flatMap(([what, was, is]) =>
    was === undefined || is === undefined || was === is
      ? []
      : [`${than(one.type, other.type)} ${what} ${wider(is - was)}`],
  );
  const more = other.type.households - one.type.households;
  if (more === 0) return wide;
  return [
    ...wide,
    `${than(one.type, other.type)} ${householdsWords(Math.abs(more))} ${more > 0 ? "많습니다" : "적습니다"}.`,
  ];
}
