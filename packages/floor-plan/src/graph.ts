import type { Layout, Opening } from "./layout.ts";
import type { Door } from "./plan.ts";
import type { Space } from "./spaces.ts";

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
