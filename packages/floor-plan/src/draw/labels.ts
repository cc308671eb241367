import { areasOf, type RoomArea } from "../areas.ts";
import { element, escapeXml, paint, unit } from "./svg.ts";
import { bandOf, formerEdges } from "../edges.ts";
import { boundsOf, contains, type Rect, sharedArea } from "../geometry.ts";
import { itemsOf, type Layout, squareOf, swingsOf } from "../layout.ts";
import { squareMetres } from "../words.ts";
import type { Space } from "../spaces.ts";
import { wallPieces } from "../wall-pieces.ts";

/** How much is drawn: everything, or the main rooms of a small picture. */
export type Detail = "full" | "key";

/** Sizes of names in millimetres: of rooms that people live in, and of all others; then of areas. */
const LARGE = 330;
const SMALL = 230;
const AREA = 210;
/** Where there is no room for a name it is tried smaller, down to what can still be read in print. */
const SCALES = [1, 0.88, 0.76, 0.66];
const LEADING = 1.28;

/** Rooms whose name comes large and with its area. */
const MAIN: ReadonlySet<string> = new Set(["living", "kitchen", "bedroom", "alpha"]);
const isMain = ({ kind }: Pick<Space, "kind">) => MAIN.has(kind);

interface LabelLine {
  readonly text: string;
  /** Size of the type in millimetres. */
  readonly size: number;
  readonly isName: boolean;
}

/** A name as it may be set, and the rectangle that it takes, in millimetres. */
interface LabelText {
  readonly lines: readonly LabelLine[];
  readonly width: number;
  readonly height: number;
}

/** Widths in ems; Hangul is about as wide as high. */
const HANGUL = 0.98;
const SLASH = 0.42;
const OTHER = 0.6;

const textWidth = ({ text, size }: LabelLine) =>
  [...text].reduce(
    (width, sign) => width + (/[가-힣㎡]/u.test(sign) ? HANGUL : sign === "/" || sign === " " ? SLASH : OTHER),
    0,
  ) * size;

/** Returns the height of a line in millimetres. */
const lineHeight = ({ size }: LabelLine) => size * LEADING;

function setIn(lines: readonly LabelLine[]): LabelText {
  const height = lines.reduce((sum, line) => sum + lineHeight(line), 0);
  return { lines, height, width: Math.max(...lines.map(textWidth)) };
}

/** Returns all ways to set the name of a space, the best first: with its area, in one line, in two, then smaller unless the size is given. */
function labelTexts(space: Space, area: RoomArea | undefined, detail: Detail, size: number | undefined): LabelText[] {
  const main = isMain(space);
  const figures: LabelLine[] =
    main && area && detail === "full"
      ? [{ text: squareMetres(area.area + area.gained), size: size ?? AREA, isName: false }]
      : [];
  const words = space.name.split(" ");
  const set = (names: readonly string[], nameSize: number, others = figures) =>
    setIn([...names.map((text) => ({ text, size: nameSize, isName: true })), ...others]);
  if (size !== undefined) return [set([space.name], size), set([space.name], size, []), set(words, size, [])];
  return SCALES.flatMap((scale) => {
    const nameSize = (main ? LARGE : SMALL) * scale;
    return !main && words.length > 1
      ? [set([space.name], nameSize), set(words, nameSize)]
      : [set([space.name], nameSize)];
  });
}

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
function obstaclesOf(layout: Layout, detail: Detail): Rect[] {
  const { solid, light } = wallPieces(layout);
  const items = itemsOf(layout)
    .filter(({ path }) => detail === "full" || path.startsWith("fixtures"))
    .flatMap(({ item, rect }) => (item.kind === "rug" ? hem(rect) : [rect]));
  const former = layout.spaces.flatMap(formerEdges).map((edge) => bandOf(edge, -LINE / 2, LINE / 2));
  return [...solid, ...light, ...items, ...swingsOf(layout).map(squareOf), ...former];
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

/** Returns the first way to set a name for which there is a free place, else the one that covers least. */
function placeLabel(space: Space, texts: readonly LabelText[], obstacles: readonly Rect[]) {
  let least: (Place & { readonly text: LabelText }) | undefined;
  for (const text of texts) {
    const place = bestPlace(space, text, obstacles);
    if (place.covered === 0) return { ...place, text };
    if (!least || place.covered < least.covered) least = { ...place, text };
  }
  return least;
}

/** From the middle of a line to its baseline, in ems. */
const BASELINE = 0.36;

function drawLabel({ lines, height }: LabelText, x: number, y: number): string {
  let top = y - height / 2;
  return lines
    .map((line) => {
      const baseline = top + lineHeight(line) / 2 + line.size * BASELINE;
      top += lineHeight(line);
      const place = { x: unit(x), y: unit(baseline), "font-size": unit(line.size) };
      const look = line.isName ? { "font-weight": 600 } : { fill: paint("note") };
      return element("text", { ...place, ...look }, escapeXml(line.text));
    })
    .join("");
}

/** Parts letters from furniture that they lie on. */
const HALO = { stroke: paint("paper"), "stroke-width": 6, "stroke-linejoin": "round", "paint-order": "stroke" };

/**
 * Draws the names of rooms and balconies, and the areas of the rooms that people live in, as selectable text.
 *
 * @param size Size of all letters in millimetres. Names and areas may then lie on furniture, and of other rooms those that have no
 *   place are left out.
 */
export function drawLabels(layout: Layout, detail: Detail, size?: number): string {
  const { rooms } = areasOf(layout.plan, layout.variant);
  const [all, fixed] = [obstaclesOf(layout, detail), obstaclesOf(layout, "key")];
  const labels = layout.spaces
    .filter((space) => space.zone !== "shaft" && (detail === "full" || isMain(space)))
    .map((space) => {
      const area = rooms.find(({ key }) => key === space.key);
      const texts = labelTexts(space, area, detail, size);
      const isFree = size === undefined || placeLabel(space, texts.slice(0, 1), all)?.covered === 0;
      const placed = placeLabel(space, texts, isFree ? all : fixed);
      const isLeftOut = size !== undefined && !isMain(space) && placed?.covered !== 0;
      return placed && !isLeftOut ? drawLabel(placed.text, placed.x, placed.y) : "";
    });
  const halo = size === undefined ? {} : HALO;
  return element("g", { fill: paint("text"), "text-anchor": "middle", ...halo }, labels.join(""));
}
