import { type Stretch, stretchOf, within } from "./edges.ts";
import { type Field, fieldOf } from "./field.ts";
import type { Door, Item, Plan, PlanWindow, Point } from "./plan.ts";
import { type Space, spacesOf } from "./spaces.ts";
import type { Variant } from "./flat-plan.ts";
import { type Wall, wallsOf } from "./walls.ts";
import { boundsOf, type Rect, rectBetween } from "./geometry.ts";

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

/** A way from a space through a door; without `to` it leads out of the flat. */
export interface Way {
  readonly door: Opening<Door>;
  readonly from: Space;
  readonly to: Space | undefined;
}

/** Returns all ways out of a space, in the order of the doors in the file. */
export function waysFrom({ doors }: Layout, space: Space): Way[] {
  return doors.flatMap((door): Way[] => {
    const { before, after } = door.wall;
    if (before.space === space) return [{ door, from: space, to: after.space }];
    if (after.space === space) return [{ door, from: space, to: before.space }];
    return [];
  });
}

/** Returns the space behind the entrance door, if there is one. */
export function entranceOf({ doors }: Layout): Space | undefined {
  const door = doors.find(({ what }) => what.kind === "entrance");
  return door && (door.wall.before.space ?? door.wall.after.space);
}

/** Spaces in the order in which one comes to them from the entrance, each with the way by which one does. */
export function walk(layout: Layout): Map<Space, Way | undefined> {
  const entrance = entranceOf(layout);
  const found = new Map<Space, Way | undefined>(entrance ? [[entrance, undefined]] : []);
  for (const [space] of found)
    for (const way of waysFrom(layout, space)) if (way.to && !found.has(way.to)) found.set(way.to, way);
  return found;
}

/** How a leaf on hinges moves: from `closed` to `open` around `hinge`. */
export interface Swing {
  readonly hinge: Point;
  readonly closed: Point;
  readonly open: Point;
  readonly width: number;
  /** Place of its door in the plan's file. */
  readonly path: string;
}

function swingOf(layout: Layout, { what, axis, at, wall, path }: Opening<Door>): Swing[] {
  if (what.kind !== "swing" && what.kind !== "entrance") return [];
  const target = what.into === undefined ? undefined : spaceOf(layout, what.into);
  const towardsAfter = wall.after.space === target;
  const face = at + (towardsAfter ? wall.high : wall.low);
  const along = axis === "h" ? 0 : 1;
  const [hung, free] = what.hinge === "from" ? [what.from, what.to] : [what.to, what.from];
  const width = Math.abs((free[along] ?? 0) - (hung[along] ?? 0));
  const point = (place: number, across: number): Point => (axis === "h" ? [place, across] : [across, place]);
  const hinge = point(hung[along] ?? 0, face);
  const closed = point(free[along] ?? 0, face);
  const open = point(hung[along] ?? 0, face + (towardsAfter ? width : -width));
  return [{ hinge, closed, open, width, path }];
}

/** Returns the quarter circles that doors sweep. */
export const swingsOf = (layout: Layout): Swing[] => layout.doors.flatMap((door) => swingOf(layout, door));

/** Returns the square around a quarter circle. */
export const squareOf = ({ hinge, open, closed }: Swing): Rect => boundsOf([hinge, open, closed]);

/** Returns whether an item is part of this variant. */
export const standsIn = (item: Item, { variant }: Pick<Layout, "variant">) =>
  item.in === undefined || item.in === variant;

/** Returns where a thing stands. */
export const itemRect = ({ at, size }: Item): Rect => rectBetween(at, [at[0] + size[0], at[1] + size[1]]);

/** A thing with its place in the plan's file. */
export interface PlacedItem {
  readonly item: Item;
  readonly rect: Rect;
  readonly path: string;
}

/** Returns all items of a variant: fixtures, then furniture. */
export function itemsOf(layout: Layout): PlacedItem[] {
  const { plan } = layout;
  return (["fixtures", "furniture"] satisfies (keyof Plan)[]).flatMap((list) =>
    plan[list].flatMap((item, index) =>
      standsIn(item, layout) ? [{ item, rect: itemRect(item), path: `${list}.${index}` }] : [],
    ),
  );
}
