import type { Variant } from "./flat-plan.ts";
import type { BalconyKind, RoomKind } from "./kinds.ts";
import type { Plan, Point } from "./plan.ts";

export const VARIANTS: readonly Variant[] = ["basic", "extended"];

/** A room with what it gained, balconies of one name, or a shaft. */
export interface Space {
  /** Key of the room, or of the first balcony of the name. */
  readonly key: string;
  readonly name: string;
  readonly kind: RoomKind | BalconyKind | "shaft";
  /** Rooms count into the exclusive area, the others do not. */
  readonly zone: "room" | "balcony" | "shaft";
  /** Keys by which the plan's file calls parts of it. */
  readonly parts: readonly string[];
  /** Its polygons without what it gained. */
  readonly polygons: readonly (readonly Point[])[];
  /** Balconies that have become part of it. */
  readonly gained: readonly (readonly Point[])[];
}

function roomSpaces({ rooms, balconies }: Plan, variant: Variant): Space[] {
  return rooms.map(({ key, name, kind, polygon }) => {
    const joined = variant === "extended" ? balconies.filter(({ joins }) => joins === key) : [];
    return {
      key,
      name,
      kind,
      zone: "room",
      parts: [key, ...joined.map((balcony) => balcony.key)],
      polygons: [polygon],
      gained: joined.map((balcony) => balcony.polygon),
    };
  });
}

function balconySpaces({ balconies }: Plan, variant: Variant): Space[] {
  const left = variant === "extended" ? balconies.filter(({ joins }) => joins === undefined) : balconies;
  return [...new Set(left.map(({ name }) => name))].flatMap((name) => {
    const parts = left.filter((balcony) => balcony.name === name);
    const [first] = parts;
    if (!first) return [];
    return {
      key: first.key,
      name,
      kind: first.kind,
      zone: "balcony" as const,
      parts: parts.map(({ key }) => key),
      polygons: parts.map(({ polygon }) => polygon),
      gained: [],
    };
  });
}

/** Returns all spaces of the flat in a variant: rooms in the order of the file, then balconies, then shafts. */
export function spacesOf(plan: Plan, variant: Variant): Space[] {
  const shafts = plan.shafts.map(({ polygon }, index) => ({
    key: `shaft-${index}`,
    name: "샤프트",
    kind: "shaft" as const,
    zone: "shaft" as const,
    parts: [],
    polygons: [polygon],
    gained: [],
  }));
  return [...roomSpaces(plan, variant), ...balconySpaces(plan, variant), ...shafts];
}
