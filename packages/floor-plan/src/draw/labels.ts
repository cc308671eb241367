import type { RoomArea } from "../areas.ts";
import { areasOf } from "../areas.ts";
import { itemsOf } from "../items.ts";
import { boundsOf, contains, type Rect, sharedArea } from "../geometry.ts";
import type { Layout } from "../layout.ts";
import { squareMetres } from "../numbers.ts";
import type { Space } from "../spaces.ts";
import { swingOf } from "../swing.ts";
import { wallPieces } from "../wall-pieces.ts";
import { paint } from "./colours.ts";
import { element, escapeXml, unit } from "./units.ts";

/** Sizes of names in millimetres: of rooms that people live in, and of all others; then of areas. */
const LARGE = 330;
const SMALL = 230;
const SMALLEST = 150;
const AREA = 210;
const LEADING = 1.3;
/** Step in which places for a name are tried, in millimetres. */
const STEP = 50;
/** Width of a rug's hem, in millimetres. */
const HEM = 70;
/** How much of a room's width a name may take. */
const FILL = 0.86;

/** Rooms whose name comes with its area. */
const MAIN: ReadonlySet<string> = new Set(["living", "kitchen", "bedroom", "alpha"]);

interface Label {
  readonly lines: readonly { readonly text: string; readonly size: number }[];
  readonly x: number;
  readonly y: number;
}

/** Width of text in millimetres: Hangul is about as wide as high, figures and Latin letters are narrower. */
const textWidth = (text: string, size: number) =>
  [...text].reduce(
    (width, character) => width + (/[가-힣㎡]/u.test(character) ? 0.95 : character === "/" ? 0.4 : 0.58),
    0,
  ) * size;

/** The four edges of a rug: a name may lie on it or beside it, but not across its edge. */
function hem({ x0, y0, x1, y1 }: Rect): Rect[] {
  return [
    { x0, y0, x1, y1: y0 + HEM },
    { x0, y0: y1 - HEM, x1, y1 },
    { x0, y0, x1: x0 + HEM, y1 },
    { x0: x1 - HEM, y0, x1, y1 },
  ];
}

/** Everything that a name should not lie on. */
function obstaclesOf(layout: Layout): Rect[] {
  const { solid, light } = wallPieces(layout);
  const items = itemsOf(layout).flatMap(({ item, rect }) => (item.kind === "rug" ? hem(rect) : [rect]));
  const swings = layout.doors.flatMap((door) => {
    const swing = swingOf(layout, door);
    return swing ? [boundsOf([swing.hinge, swing.open, swing.closed])] : [];
  });
  return [...solid, ...light, ...items, ...swings];
}

const grow = ({ x0, y0, x1, y1 }: Rect, by: number): Rect => ({ x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by });

/** The place within a space where a box lies on as little as possible, and then as near to the middle as possible. */
function bestPlace({ polygons, gained }: Space, width: number, height: number, obstacles: readonly Rect[]) {
  const parts = [...polygons, ...gained];
  const bounds = boundsOf(parts.flat());
  const [midX, midY] = [(bounds.x0 + bounds.x1) / 2, (bounds.y0 + bounds.y1) / 2];
  const near = obstacles.filter((obstacle) => sharedArea(obstacle, bounds) > 0);
  let best = { x: midX, y: midY, cost: Infinity };
  for (let x = bounds.x0 + STEP / 2; x < bounds.x1; x += STEP)
    for (let y = bounds.y0 + STEP / 2; y < bounds.y1; y += STEP) {
      const box = { x0: x - width / 2, x1: x + width / 2, y0: y - height / 2, y1: y + height / 2 };
      const corners = [box.x0, box.x1].flatMap((cornerX) =>
        [box.y0, box.y1].map((cornerY) => [cornerX, cornerY] as const),
      );
      if (!corners.every(([cx, cy]) => parts.some((part) => contains(part, [cx + 0.5, cy + 0.5])))) continue;
      const padded = grow(box, 40);
      const covered = near.reduce((sum, obstacle) => sum + sharedArea(padded, obstacle), 0);
      const cost = covered * 1000 + (x - midX) ** 2 + (y - midY) ** 2;
      if (cost < best.cost) best = { x, y, cost };
    }
  return best;
}

function labelOf(space: Space, area: RoomArea | undefined, obstacles: readonly Rect[], detail: "full" | "key"): Label {
  const bounds = boundsOf([...space.polygons, ...space.gained].flat());
  const main = MAIN.has(space.kind);
  const wanted = (main ? LARGE : SMALL) * (detail === "key" ? 1.35 : 1);
  const free = (bounds.x1 - bounds.x0 - 200) * FILL;
  const size = Math.max(SMALLEST, Math.min(wanted, (wanted * free) / textWidth(space.name, wanted)));
  const lines = [{ text: space.name, size }];
  if (main && area && detail === "full") lines.push({ text: squareMetres(area.area + area.gained), size: AREA });
  const width = Math.max(...lines.map((line) => textWidth(line.text, line.size)));
  const height = lines.reduce((sum, line) => sum + line.size * LEADING, 0);
  return { lines, ...bestPlace(space, width, height, obstacles) };
}

function drawLabel({ lines, x, y }: Label): string {
  const height = lines.reduce((sum, { size }) => sum + size * LEADING, 0);
  let top = y - height / 2;
  return lines
    .map(({ text, size }, index) => {
      const baseline = top + size * (LEADING / 2 + 0.36);
      top += size * LEADING;
      const attributes = { x: unit(x), y: unit(baseline), "font-size": unit(size) };
      return index === 0
        ? element("text", { ...attributes, "font-weight": 600 }, escapeXml(text))
        : element("text", { ...attributes, fill: paint("note") }, escapeXml(text));
    })
    .join("");
}

/** Names of rooms and balconies, and the areas of the rooms that people live in, as selectable text. */
export function drawLabels(layout: Layout, detail: "full" | "key"): string {
  const { rooms } = areasOf(layout.plan, layout.variant);
  const obstacles = obstaclesOf(layout);
  const labelled = layout.spaces.filter(({ zone, kind }) => zone !== "shaft" && (detail === "full" || MAIN.has(kind)));
  const drawn = labelled.map((space) =>
    drawLabel(
      labelOf(
        space,
        rooms.find(({ key }) => key === space.key),
        obstacles,
        detail,
      ),
    ),
  );
  return element("g", { fill: paint("text"), "text-anchor": "middle" }, drawn.join(""));
}
