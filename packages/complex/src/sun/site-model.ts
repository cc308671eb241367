import type { Sunlight, SunlightBuilding } from "../schema/sunlight.ts";
import type { Supply } from "../schema/supply.ts";
import type { Place } from "./sun-position.ts";

/** Metres east and north of the site's origin. */
export type Point = readonly [east: number, north: number];

/** How a flat lies in its building, in metres, as the plan is drawn with its front below. */
export interface Frontage {
  readonly width: number;
  readonly depth: number;
  /** Middle of the living room's window, from the left. */
  readonly window: number;
}

/** Frontages by the key of a type. */
export type Frontages = Readonly<Record<string, Frontage | undefined>>;

/** Returns the frontages of the types of a supply out of their plans. */
export const frontagesOf = (
  { types }: Pick<Supply, "types">,
  plans: Readonly<Record<string, { readonly frontage?: Frontage | undefined } | undefined>>,
): Frontages => Object.fromEntries(types.map(({ key, plan }) => [key, plans[plan ?? ""]?.frontage]));

/** An upright block on a rectangle. */
export interface Block {
  /** Number of its building, or the name of what has no flats. */
  readonly name: string;
  readonly centre: Point;
  /** Unit vector along its front, to the right as seen from the front. */
  readonly along: Point;
  readonly halfWidth: number;
  readonly halfDepth: number;
  readonly height: number;
}

/** The living room's windows of a line of flats, one above the other. */
export interface LineWindow {
  readonly building: string;
  /** From 1 on. */
  readonly line: number;
  readonly type: string;
  readonly mirrored: boolean;
  readonly at: Point;
  /** Compass bearing that it faces. */
  readonly bearing: number;
  /** Rectangle of the line's flats on the plan of the site. */
  readonly block: Block;
  readonly lowestFloor: number;
  readonly topFloor: number;
}

/** The buildings of a site as blocks, and the windows in them. */
export interface SiteModel {
  readonly place: Place;
  readonly heights: Sunlight["heights"];
  readonly lot: readonly Point[];
  readonly blocks: readonly Block[];
  readonly windows: readonly LineWindow[];
}

/** Middle of a window above the floor of its room, in metres. */
const WINDOW_MIDDLE = 1.3;
/** A window is this far in front of its wall, in metres, so that the wall does not shade it. */
const CLEARANCE = 0.05;
const DEGREE = Math.PI / 180;

/** Returns the unit vector of a compass bearing. */
export const directionOf = (bearing: number): Point => [Math.sin(bearing * DEGREE), Math.cos(bearing * DEGREE)];

/** Returns the unit vector that points right, seen in front of a facade with a bearing. */
const alongFront = (bearing: number): Point => [-Math.cos(bearing * DEGREE), Math.sin(bearing * DEGREE)];

/** Returns the block of a size in metres whose front faces a bearing. */
const blockOn = (
  name: string,
  centre: Point,
  bearing: number,
  [width, depth, height]: readonly [width: number, depth: number, height: number],
): Block => ({ name, centre, along: alongFront(bearing), halfWidth: width / 2, halfDepth: depth / 2, height });

const moved = (from: Point, by: Point, distance: number): Point => [
  from[0] + by[0] * distance,
  from[1] + by[1] * distance,
];

/** Returns the corners of a block, from the front left on, counterclockwise. */
export function cornersOf({ centre, along, halfWidth, halfDepth }: Block): Point[] {
  const forward: Point = [along[1], -along[0]];
  const corner = (side: number, front: number) =>
    moved(moved(centre, along, side * halfWidth), forward, front * halfDepth);
  return [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)];
}

/** Returns the height of the middle of a flat's window above the ground, in metres. */
export const windowHeight = ({ ground, floor }: Sunlight["heights"], storey: number) =>
  ground + (storey - 1) * floor + WINDOW_MIDDLE;

/** Part of a row's depth by which a line that is turned out of it overlaps its end. */
const STAIRS = 4;

const NO_FRONTAGE: Frontage = { width: 10, depth: 10, window: 5 };

interface PlacedLine {
  readonly bearing: number;
  readonly block: Block;
  readonly mirrored: boolean;
  readonly frontage: Frontage;
}

/** Places the lines of a building: a row, and at its ends those that are turned out of it. */
function placeLines(
  { number, at, bearing, depth, lines }: SunlightBuilding,
  frontages: readonly Frontage[],
  height: number,
): PlacedLine[] {
  const row = lines.map(({ turn }, index) => (turn === 0 ? (frontages[index] ?? NO_FRONTAGE).width : 0));
  const half = row.reduce((sum, width) => sum + width, 0) / 2;
  const along = alongFront(bearing);
  let left = -half;
  return lines.map(({ turn, mirrored }, index) => {
    const frontage = frontages[index] ?? NO_FRONTAGE;
    const start = left;
    left += row[index] ?? 0;
    const facing = (bearing + turn + 360) % 360;
    if (turn === 0) {
      const centre = moved(at, along, start + frontage.width / 2);
      const block = blockOn(number, centre, bearing, [frontage.width, depth, height]);
      return { bearing: facing, block, mirrored, frontage };
    }
    // Its rear corner stands in the stairs at the end of the row.
    const side = index === 0 ? -1 : 1;
    const own = alongFront(facing);
    const corner = moved(at, along, side * (half - depth / STAIRS));
    const centre = moved(moved(corner, own, (side * frontage.width) / 2), directionOf(facing), frontage.depth / 2);
    const block = blockOn(number, centre, facing, [frontage.width, frontage.depth, height]);
    return { bearing: facing, block, mirrored, frontage };
  });
}

/** Returns one block for the row of a building, and one for each line that is turned out of it. */
function blocksOf(building: SunlightBuilding, lines: readonly PlacedLine[], height: number): Block[] {
  const { number, at, bearing, depth } = building;
  const inRow = lines.filter((_, index) => building.lines[index]?.turn === 0);
  const width = inRow.reduce((sum, { block }) => sum + block.halfWidth, 0) * 2;
  return [
    ...(inRow.length > 0 ? [blockOn(number, at, bearing, [width, depth, height])] : []),
    ...lines.filter((line) => !inRow.includes(line)).map(({ block }) => block),
  ];
}

/** Builds the model of a site from its content. */
export function createSiteModel(sunlight: Sunlight, supply: Supply, frontages: Frontages): SiteModel {
  const { heights } = sunlight;
  const blocks = sunlight.others.map(({ name, at, bearing, width, depth, height }) =>
    blockOn(name, at, bearing, [width, depth, height]),
  );
  const windows: LineWindow[] = [];
  for (const building of sunlight.buildings) {
    const supplied = supply.buildings.find(({ number }) => number === building.number);
    if (!supplied) continue;
    const height = heights.ground + supplied.floors * heights.floor + heights.roof;
    const types = supplied.lines.map(({ type }) => frontages[type] ?? NO_FRONTAGE);
    const lines = placeLines(building, types, height);
    blocks.push(...blocksOf(building, lines, height));
    lines.forEach(({ bearing, block, mirrored, frontage }, index) => {
      const line = supplied.lines[index];
      if (!line) return;
      const offset = (mirrored ? -1 : 1) * (frontage.window - frontage.width / 2);
      const front = moved(block.centre, directionOf(bearing), block.halfDepth + CLEARANCE);
      windows.push({
        building: building.number,
        line: index + 1,
        type: line.type,
        mirrored,
        at: moved(front, block.along, offset),
        bearing,
        block,
        lowestFloor: supplied.floors - line.households + 1,
        topFloor: supplied.floors,
      });
    });
  }
  const { latitude, longitude, lot } = sunlight;
  return { place: { latitude, longitude }, heights, lot, blocks, windows };
}
