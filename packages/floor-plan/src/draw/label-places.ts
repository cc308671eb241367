import { bandOf } from "../edges.ts";
import { formerEdges } from "../former-edges.ts";
import { boundsOf, contains, type Rect, sharedArea } from "../geometry.ts";
import { itemsOf } from "../items.ts";
import type { Layout } from "../layout.ts";
import type { Space } from "../spaces.ts";
import { swingOf } from "../swing.ts";
import { wallPieces } from "../wall-pieces.ts";
import type { Detail, LabelText } from "./label-text.ts";

/** Step in which places for a name are tried, in millimetres. */
const STEP = 60;
/** What stays free around a name. */
const AROUND = 60;
/** Width of lines that a name may not cross: a rug's hem, the dashes where a wall stood. */
const LINE = 70;

/** The four edges of a rug: a name may lie on it or beside it, but not across its edge. */
function hem({ x0, y0, x1, y1 }: Rect): Rect[] {
  return [
    { x0, y0, x1, y1: y0 + LINE },
    { x0, y0: y1 - LINE, x1, y1 },
    { x0, y0, x1: x0 + LINE, y1 },
    { x0: x1 - LINE, y0, x1, y1 },
  ];
}

/** Returns everything that is drawn and that a name should not lie on. */
export function obstaclesOf(layout: Layout, detail: Detail): Rect[] {
  const { solid, light } = wallPieces(layout);
  const items = itemsOf(layout)
    .filter(({ path }) => detail === "full" || path.startsWith("fixtures"))
    .flatMap(({ item, rect }) => (item.kind === "rug" ? hem(rect) : [rect]));
  const swings = layout.doors.flatMap((door) => {
    const swing = swingOf(layout, door);
    return swing ? [boundsOf([swing.hinge, swing.open, swing.closed])] : [];
  });
  const former = layout.spaces.flatMap(formerEdges).map((edge) => bandOf(edge, -LINE / 2, LINE / 2));
  return [...solid, ...light, ...items, ...swings, ...former];
}

const grow = ({ x0, y0, x1, y1 }: Rect, by: number): Rect => ({ x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by });

interface Place {
  readonly x: number;
  readonly y: number;
  /** What the name covers there, in mm². */
  readonly covered: number;
  /** Square of the distance to the middle of the space. */
  readonly distance: number;
}

const isBetter = (a: Place, b: Place) => a.covered < b.covered || (a.covered === b.covered && a.distance < b.distance);

/** The middle of the place where a name covers as little as possible, and among those the one nearest to the middle. */
function bestPlace({ polygons, gained }: Space, { width, height }: LabelText, obstacles: readonly Rect[]): Place {
  const parts = [...polygons, ...gained];
  const bounds = boundsOf(parts.flat());
  const [midX, midY] = [(bounds.x0 + bounds.x1) / 2, (bounds.y0 + bounds.y1) / 2];
  const near = obstacles.filter((obstacle) => sharedArea(obstacle, grow(bounds, AROUND)) > 0);
  let best: Place = { x: midX, y: midY, covered: Infinity, distance: 0 };
  for (let x = bounds.x0 + width / 2 + AROUND; x <= bounds.x1 - width / 2 - AROUND; x += STEP)
    for (let y = bounds.y0 + height / 2 + AROUND; y <= bounds.y1 - height / 2 - AROUND; y += STEP) {
      const distance = (x - midX) ** 2 + (y - midY) ** 2;
      if (best.covered === 0 && distance >= best.distance) continue;
      const box = { x0: x - width / 2, x1: x + width / 2, y0: y - height / 2, y1: y + height / 2 };
      const corners = [box.x0 + 1, box.x1 - 1].flatMap((cornerX) =>
        [box.y0 + 1, box.y1 - 1].map((cornerY) => [cornerX, cornerY] as const),
      );
      if (!corners.every(([cx, cy]) => parts.some((part) => contains(part, [cx, cy])))) continue;
      const padded = grow(box, AROUND);
      const covered = near.reduce((sum, obstacle) => sum + sharedArea(padded, obstacle), 0);
      const place = { x, y, covered, distance };
      if (isBetter(place, best)) best = place;
    }
  return best;
}

/**
 * Returns the first way to set a name for which there is a free place; where there is none, the way that covers
 * least.
 */
export function placeLabel(space: Space, texts: readonly LabelText[], obstacles: readonly Rect[]) {
  let least: (Place & { readonly text: LabelText }) | undefined;
  for (const text of texts) {
    const place = bestPlace(space, text, obstacles);
    if (place.covered === 0) return { ...place, text };
    if (!least || place.covered < least.covered) least = { ...place, text };
  }
  return least;
}
