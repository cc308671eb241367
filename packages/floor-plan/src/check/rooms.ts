import { areasOf } from "../areas.ts";
import { rule } from "./rule.ts";
import { fieldOf } from "../field.ts";
import { contains, polygonArea, type Rect } from "../geometry.ts";
import { type Layout, walk } from "../layout.ts";
import { HABITABLE } from "../kinds.ts";
import { millimetres, squareMetres, towards } from "../words.ts";
import { outerWindows } from "../outlook.ts";
import type { Plan, Point } from "../plan.ts";
import { type Space, spacesOf } from "../spaces.ts";

/** Keys are given once, and what refers to a key finds it. */
export const keys = rule("unknown-key", ({ plan }, report) => {
  const places = [
    ...plan.rooms.map(({ key }, index) => ({ key, path: `rooms.${index}.key` })),
    ...plan.balconies.map(({ key }, index) => ({ key, path: `balconies.${index}.key` })),
  ];
  const known = new Set<string>();
  for (const { key, path } of places) {
    if (known.has(key)) report(path, `두 번 쓰인 키입니다: ${key}`);
    known.add(key);
  }
  const rooms = new Set(plan.rooms.map(({ key }) => key));
  plan.balconies.forEach(({ joins }, index) => {
    if (joins !== undefined && !rooms.has(joins))
      report(`balconies.${index}.joins`, `이 평면에 없는 방입니다: ${joins}`);
  });
  for (const list of ["fixtures", "furniture"] as const)
    plan[list].forEach(({ room }, index) => {
      if (!known.has(room)) report(`${list}.${index}.room`, `이 평면에 없는 방이나 발코니입니다: ${room}`);
    });
});

/** mm² in a ㎡. */
const SQUARE_METRE = 1_000_000;
/** Published areas have two decimals. */
const CENT = SQUARE_METRE / 100;

interface Part {
  readonly name: string;
  readonly path: string;
  readonly polygon: readonly Point[];
  readonly isRoom: boolean;
}

const partsOf = (plan: Plan): Part[] =>
  (["rooms", "balconies", "shafts"] as const).flatMap((list) =>
    plan[list].map((part, index) => ({
      name: "name" in part ? part.name : "샤프트",
      polygon: part.polygon,
      path: `${list}.${index}.polygon`,
      isRoom: list === "rooms",
    })),
  );

/** The cells of the plan's own lines, outline included, with their middles. */
function cellsOf(plan: Plan): { readonly rect: Rect; readonly middle: Point }[] {
  const outline = {
    key: "",
    name: "",
    kind: "shaft",
    zone: "shaft",
    parts: [],
    polygons: [plan.outline],
    gained: [],
  } as const;
  const { xs, ys } = fieldOf(plan, [...spacesOf(plan, "basic"), outline]);
  return xs.slice(0, -1).flatMap((x0, column) =>
    ys.slice(0, -1).map((y0, row) => {
      const [x1, y1] = [xs[column + 1] ?? x0, ys[row + 1] ?? y0];
      return { rect: { x0, y0, x1, y1 }, middle: [(x0 + x1) / 2, (y0 + y1) / 2] satisfies Point };
    }),
  );
}

/** Rooms, balconies and shafts lie side by side. */
export const overlap = rule("overlapping-rooms", ({ plan }, report) => {
  const parts = partsOf(plan);
  const reported = new Set<string>();
  for (const { middle } of cellsOf(plan)) {
    const [first, second] = parts.filter(({ polygon }) => contains(polygon, middle));
    const pair = `${first?.path} ${second?.path}`;
    if (!first || !second || reported.has(pair)) continue;
    reported.add(pair);
    report(second.path, `${second.name}의 자리가 ${first.name}의 자리와 겹칩니다`);
  }
});

/** Rooms fill the outline, all of it and nothing but it. */
export const outline = rule("outline", ({ plan }, report) => {
  const parts = partsOf(plan);
  const reported = new Set<string>();
  for (const { middle } of cellsOf(plan)) {
    const room = parts.find(({ polygon, isRoom }) => isRoom && contains(polygon, middle));
    const other = parts.find(({ polygon, isRoom }) => !isRoom && contains(polygon, middle));
    const inside = contains(plan.outline, middle);
    const reportOnce = (path: string, message: string) => {
      if (!reported.has(path)) report(path, message);
      reported.add(path);
    };
    if (room && !inside) reportOnce(room.path, `${room.name}의 일부가 outline 밖에 있습니다`);
    if (other && inside) reportOnce(other.path, `${other.name}의 일부가 outline 안에 있습니다`);
    if (!room && !other && inside)
      reportOnce("outline", `어느 방도 채우지 않은 곳이 있습니다: x ${middle[0]}, y ${middle[1]} 둘레`);
  }
});

/** The rooms add up to the area within the outline, to 0.01 ㎡. */
export const sumOfRooms = rule("sum-of-rooms", ({ plan }, report) => {
  const whole = polygonArea(plan.outline);
  const sum = plan.rooms.reduce((area, { polygon }) => area + polygonArea(polygon), 0);
  if (Math.abs(sum - whole) >= CENT)
    report(
      "outline",
      `방의 면적을 더하면 ${squareMetres(sum / SQUARE_METRE)}인데 outline 안은 ${squareMetres(whole / SQUARE_METRE)}입니다`,
    );
});

/** The exclusive area is of the plan's class: 84 is 84.00 to 84.99 ㎡. */
export const areaClass = rule("area-class", ({ plan }, report) => {
  const area = Math.round(polygonArea(plan.outline) / CENT) / 100;
  if (area < plan.class || area >= plan.class + 1)
    report(
      "class",
      `${plan.class}㎡ 타입의 전용면적은 ${plan.class}.00–${plan.class}.99㎡입니다. 이 평면은 ${squareMetres(area)}입니다`,
    );
});

/** Least short and long side of rooms, in millimetres, to the middle of their walls: what people and fixtures need. */
const LEAST: Readonly<Record<string, readonly [number, number]>> = {
  bedroom: [2_400, 2_700],
  living: [2_700, 3_000],
  bathroom: [1_500, 1_700],
  entrance: [1_200, 1_500],
  hall: [1_100, 1_100],
};

/** Rooms are large enough to be used for what they are. */
export const roomSizes = rule("room-too-small", ({ plan, variant }, report) => {
  areasOf(plan, variant).rooms.forEach(({ name, kind, width, depth }, index) => {
    const [short, long] = LEAST[kind] ?? [0, 0];
    if (Math.min(width, depth) < short || Math.max(width, depth) < long)
      report(
        `rooms.${index}.polygon`,
        `${name}: ${millimetres(width)} × ${millimetres(depth)}mm는 좁습니다. ${millimetres(short)} × ${millimetres(long)}mm 이상이어야 합니다`,
      );
  });
});

/** Returns the place in the plan's file of a room or balcony. */
function pathOf({ plan }: Layout, { key }: Space): string {
  const room = plan.rooms.findIndex((candidate) => candidate.key === key);
  return room >= 0 ? `rooms.${room}` : `balconies.${plan.balconies.findIndex((candidate) => candidate.key === key)}`;
}

/** Onto open balconies one steps through the tall windows of a room. */
function stepsOut({ windows }: Layout, balcony: Space, reached: ReadonlySet<Space>): boolean {
  return windows.some(({ wall: { before, after } }) => {
    const beyond = before.space === balcony ? after.space : after.space === balcony ? before.space : undefined;
    return beyond !== undefined && reached.has(beyond);
  });
}

/** From the entrance one comes to every room and balcony. */
export const reachable = rule("unreachable-room", (layout, report) => {
  const reached = new Set(walk(layout).keys());
  for (const space of layout.spaces) {
    if (space.zone === "shaft" || reached.has(space)) continue;
    if (space.kind === "balcony" && stepsOut(layout, space, reached)) continue;
    report(pathOf(layout, space), `현관에서 ${towards(space.name)} 들어갈 수 없습니다. 문을 내세요`);
  }
});

/** Rooms that people live and sleep in look outside, also past a balcony that does. */
export const daylight = rule("room-without-window", (layout, report) => {
  for (const space of layout.spaces)
    if (HABITABLE.has(space.kind) && outerWindows(layout, space).length === 0)
      report(pathOf(layout, space), `${space.name}에 밖을 보는 창이 없습니다`);
});
