import { type Stretch, stretchOf } from "./edges.ts";
import type { Point } from "./plan.ts";
import type { Space } from "./spaces.ts";

const edges = (polygon: readonly Point[]): Stretch[] =>
  polygon.map((from, index) => stretchOf({ from, to: polygon[(index + 1) % polygon.length] ?? from }));

/** Returns where walls stood between a room and the balconies that it gained. */
export function formerEdges({ polygons, gained }: Space): Stretch[] {
  const own = polygons.flatMap(edges);
  return gained.flatMap(edges).flatMap((edge) =>
    own.flatMap((other) => {
      if (other.axis !== edge.axis || other.at !== edge.at) return [];
      const start = Math.max(edge.start, other.start);
      const end = Math.min(edge.end, other.end);
      return start < end ? [{ ...edge, start, end }] : [];
    }),
  );
}
