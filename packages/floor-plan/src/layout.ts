import { stretchOf, type Stretch, within } from "./edges.ts";
import { type Field, fieldOf } from "./field.ts";
import type { Door, Plan, PlanWindow } from "./plan.ts";
import { type Space, spacesOf } from "./spaces.ts";
import type { Variant } from "./flat-plan.ts";
import { type Wall, wallsOf } from "./walls.ts";

/** A door or window in the wall that it is cut into. */
export interface Opening<What> extends Stretch {
  readonly what: What;
  readonly wall: Wall;
  /** Place in the plan's file, e.g. `doors.3`. */
  readonly path: string;
}

/** A variant of a plan with everything in its place. */
export interface Layout {
  readonly plan: Plan;
  readonly variant: Variant;
  readonly spaces: readonly Space[];
  readonly field: Field;
  readonly walls: readonly Wall[];
  /** Doors whose wall is part of this variant. */
  readonly doors: readonly Opening<Door>[];
  /** Windows whose wall is part of this variant. */
  readonly windows: readonly Opening<PlanWindow>[];
}

function placed<What extends Door | PlanWindow>(list: readonly What[], name: string, walls: readonly Wall[]) {
  return list.flatMap((what, index): Opening<What>[] => {
    const stretch = stretchOf(what);
    const wall = walls.find((candidate) => within(stretch, candidate));
    return wall ? [{ ...stretch, what, wall, path: `${name}.${index}` }] : [];
  });
}

/** Puts a variant of a plan together. */
export function layoutOf(plan: Plan, variant: Variant): Layout {
  const spaces = spacesOf(plan, variant);
  const field = fieldOf(plan, spaces);
  const walls = wallsOf(plan, field);
  return {
    plan,
    variant,
    spaces,
    field,
    walls,
    doors: placed(plan.doors, "doors", walls),
    windows: placed(plan.windows, "windows", walls),
  };
}

/** Returns the space that the plan's file calls by this key, in this variant. */
export const spaceOf = ({ spaces }: Layout, key: string) => spaces.find(({ parts }) => parts.includes(key));
