import type { Direction, TourScene } from "@danji/complex/media/tour";

/** Degrees to the side within which something is what one looks at. */
const REACH = 60;

/** Degrees between two directions to the side, the short way round. */
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** What of a room somebody looks at who looks in a direction; nothing where nothing is told of it. */
export function nearestSight({ sights }: Pick<TourScene, "sights">, { yaw }: Direction) {
  const [nearest] = [...sights].sort((a, b) => apart(a.yaw, yaw) - apart(b.yaw, yaw));
  return nearest && apart(nearest.yaw, yaw) <= REACH ? nearest : undefined;
}
