import type { Direction, TourScene } from "@danji/complex/media/tour";

/** Degrees to the side within which something is what one looks at. */
const REACH = 60;

/** Degrees between two directions to the side, the short way round. */
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** Returns the described sight nearest to a direction; undefined if none is near. */
export function nearestSight({ sights }: Pick<TourScene, "sights">, { yaw }: Direction) {
  const [nearest] = [...sights].sort((a, b) => apart(a.yaw, yaw) - apart(b.yaw, yaw));
  return nearest && apart(nearest.yaw, yaw) <= REACH ? nearest : undefined;
}
