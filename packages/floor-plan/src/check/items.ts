import { bandOf } from "../edges.ts";
import { overlaps, type Rect, sharedArea } from "../geometry.ts";
import { itemsOf, type Layout, type Opening, type PlacedItem, spaceOf } from "../layout.ts";
import { OVERLAYS, TALL } from "../kinds.ts";
import type { Door } from "../plan.ts";
import type { Space } from "../spaces.ts";
import { wallPieces } from "../wall-pieces.ts";
import { rule } from "./rule.ts";

/** What may reach into a wall before it counts, in mm²: a hand's breadth by a millimetre. */
const IN_WALL = 2_000;
/** What has to be free on both sides of a door, and before a window, in millimetres. */
const BEFORE_DOOR = 500;
const BEFORE_WINDOW = 200;
/** Least free width of an opening without door, in millimetres: furniture may take up the rest. */
const PASSAGE = 800;
/** How much of a door's width at either end may be narrowed, in millimetres. */
const JAMB = 50;

function liesIn({ field: { xs, ys, cell } }: Layout, space: Space | undefined, rect: Rect): boolean {
  return (
    xs.every((x0, column) =>
      ys.every((y0, row) => {
        const inner = { x0, y0, x1: xs[column + 1] ?? Infinity, y1: ys[row + 1] ?? Infinity };
        return !overlaps(inner, rect) || cell(column, row).space === space;
      }),
    ) &&
    (xs[0] ?? 0) <= rect.x0 &&
    (ys[0] ?? 0) <= rect.y0
  );
}

/** Every item is inside its room, and no wall crosses it. */
export const inRoom = rule("item-outside-room", (layout, report) => {
  const { solid, light } = wallPieces(layout);
  for (const { item, rect, path } of itemsOf(layout)) {
    const space = spaceOf(layout, item.room);
    if (!space) continue;
    if (!liesIn(layout, space, rect)) report(path, `${space.name} 밖으로 나가 있습니다`);
    else if ([...solid, ...light].some((wall) => sharedArea(wall, rect) > IN_WALL))
      report(path, "벽 안으로 들어가 있습니다");
  }
});

/** No two items overlap, unless one belongs on, under or before the other. */
export const itemsApart = rule("items-overlap", (layout, report) => {
  const items = itemsOf(layout).filter(({ item }) => !OVERLAYS.has(item.kind));
  items.forEach(({ rect, path }, index) => {
    for (const other of items.slice(0, index))
      if (overlaps(rect, other.rect)) report(path, `${other.path}와 자리가 겹칩니다`);
  });
});

/** What has to be free before and behind a door, short of its jambs. */
function zoneOf(door: Opening<Door>): Rect {
  const width = { ...door, start: door.start + JAMB, end: door.end - JAMB };
  return bandOf(width, door.wall.low - BEFORE_DOOR, door.wall.high + BEFORE_DOOR);
}

/** The widest stretch of an opening without door that nothing stands before. */
function widestPassage({ axis, start, end }: Opening<Door>, items: readonly PlacedItem[]): number {
  const taken = items
    .map(({ rect }) => (axis === "h" ? [rect.x0, rect.x1] : [rect.y0, rect.y1]))
    .sort(([a = 0], [b = 0]) => a - b);
  let [widest, free] = [0, start];
  for (const [from = end, to = end] of [...taken, [end, end]]) {
    widest = Math.max(widest, from - free);
    free = Math.max(free, to);
  }
  return widest;
}

/** One gets to every door, and light through every window. */
export const openingsFree = rule("opening-blocked", (layout, report) => {
  const items = itemsOf(layout).filter(({ item }) => item.kind !== "rug");
  for (const door of layout.doors) {
    const zone = zoneOf(door);
    const inTheWay = items.filter(({ rect }) => overlaps(zone, rect));
    if (door.what.kind === "open" && widestPassage(door, inTheWay) >= PASSAGE) continue;
    for (const { path } of inTheWay)
      report(path, `${door.path}의 문을 막고 있습니다. 문 앞 ${BEFORE_DOOR}mm를 비우세요`);
  }
  for (const window of layout.windows) {
    const zone = bandOf(window, window.wall.low - BEFORE_WINDOW, window.wall.high + BEFORE_WINDOW);
    for (const { item, rect, path } of items)
      if (TALL.has(item.kind) && overlaps(zone, rect)) report(path, `${window.path}의 창을 가리고 있습니다`);
  }
});
