import fc from "fast-check";
import type { Rect } from "../src/geometry.ts";
import { parsePlan, type Plan, type Point } from "../src/plan.ts";

/** Least side of a room, in millimetres: wide enough for a bedroom and for a door at each end of a wall. */
const LEAST = 2_800;
const GRID = 10;
const WALL_TO_DOOR = 200;
const DOOR = 900;

interface Cut {
  /** The room at the near end of the cut on either side. */
  readonly before: Rect;
  readonly after: Rect;
  readonly axis: "h" | "v";
  readonly at: number;
}

interface Tiling {
  readonly rooms: readonly Rect[];
  readonly cuts: readonly Cut[];
}

const corners = ({ x0, y0, x1, y1 }: Rect): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** Cuts a rectangle in two, the parts again, as long as `choices` say so and rooms stay large enough. */
function tile(rect: Rect, choices: readonly number[]): Tiling {
  const [choice, ...rest] = choices;
  const [width, height] = [rect.x1 - rect.x0, rect.y1 - rect.y0];
  const axis = width > height ? "v" : "h";
  const room = Math.max(width, height) - 2 * LEAST;
  if (choice === undefined || room < 0) return { rooms: [rect], cuts: [] };
  const offset = LEAST + Math.floor((choice * room) / GRID) * GRID;
  const at = (axis === "v" ? rect.x0 : rect.y0) + offset;
  const half = Math.ceil(rest.length / 2);
  const first = tile(axis === "v" ? { ...rect, x1: at } : { ...rect, y1: at }, rest.slice(0, half));
  const second = tile(axis === "v" ? { ...rect, x0: at } : { ...rect, y0: at }, rest.slice(half));
  const near = (rooms: readonly Rect[], side: "x0" | "x1" | "y0" | "y1") =>
    rooms.find((part) => part[side] === at && (axis === "v" ? part.y0 === rect.y0 : part.x0 === rect.x0)) ?? rect;
  const before = near(first.rooms, axis === "v" ? "x1" : "y1");
  const after = near(second.rooms, axis === "v" ? "x0" : "y0");
  return {
    rooms: [...first.rooms, ...second.rooms],
    cuts: [...first.cuts, ...second.cuts, { before, after, axis, at }],
  };
}

function doorIn({ axis, at, before, after }: Cut) {
  const start = (axis === "v" ? Math.max(before.y0, after.y0) : Math.max(before.x0, after.x0)) + WALL_TO_DOOR;
  const point = (along: number): Point => (axis === "v" ? [at, along] : [along, at]);
  return { kind: "sliding", from: point(start), to: point(start + DOOR) };
}

/** A window in each side of a room that lies on the edge of the flat; not where the entrance is. */
function windowsOf({ x0, y0, x1, y1 }: Rect, flat: Rect) {
  const line = (from: Point, to: Point) => ({ from, to });
  return [
    ...(y1 === flat.y1 ? [line([x0 + 400, y1], [x1 - 400, y1])] : []),
    ...(x0 === flat.x0 ? [line([x0, y0 + 400], [x0, y1 - 400])] : []),
    ...(x1 === flat.x1 ? [line([x1, y0 + 400], [x1, y1 - 400])] : []),
  ];
}

function planOf(flat: Rect, { rooms, cuts }: Tiling, bearing: number): Plan {
  const seen = rooms.map((room) => windowsOf(room, flat));
  const result = parsePlan({
    label: "가",
    class: Math.floor(((flat.x1 - flat.x0) * (flat.y1 - flat.y0)) / 1_000_000),
    bearing,
    outline: corners(flat),
    rooms: rooms.map((room, index) => ({
      key: `room-${index}`,
      name: index === 0 ? "현관" : `방 ${index}`,
      kind: index === 0 ? "entrance" : (seen[index] ?? []).length > 0 ? "bedroom" : "dressing",
      polygon: corners(room),
    })),
    balconies: [
      {
        key: "balcony",
        name: "발코니",
        kind: "balcony",
        polygon: corners({ ...flat, y0: flat.y1, y1: flat.y1 + 1_500 }),
      },
    ],
    shafts: [],
    walls: [{ from: [flat.x0, flat.y0], to: [flat.x1, flat.y0], kind: "party" }],
    doors: [
      { kind: "entrance", from: [flat.x0 + 400, flat.y0], to: [flat.x0 + 1_400, flat.y0], hinge: "to" },
      ...cuts.map(doorIn),
    ],
    windows: [...seen.flat(), { from: [flat.x0 + 500, flat.y1 + 1_500], to: [flat.x1 - 500, flat.y1 + 1_500] }],
    fixtures: [],
    furniture: [],
  });
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.plan;
}

/** Flats of up to nine rooms, each cut in two again and again, with a door in every cut; nothing is wrong with them. */
export const plans: fc.Arbitrary<Plan> = fc
  .record({
    width: fc.integer({ min: 30, max: 160 }),
    height: fc.integer({ min: 60, max: 120 }),
    choices: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 }),
    bearing: fc.integer({ min: 0, max: 359 }),
  })
  .map(({ width, height, choices, bearing }) => {
    const flat = { x0: 0, y0: 0, x1: width * 100, y1: height * 100 };
    return planOf(flat, tile(flat, choices), bearing);
  });
