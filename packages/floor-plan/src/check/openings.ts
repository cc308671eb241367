import { rule } from "./rule.ts";
import { type Stretch, stretchOf, within } from "../edges.ts";
import { overlaps, type Rect } from "../geometry.ts";
import { itemsOf, type Layout, layoutOf, spaceOf, squareOf, type Swing, swingsOf } from "../layout.ts";
import { VARIANTS } from "../spaces.ts";
import { wallPieces } from "../wall-pieces.ts";

const meet = (a: Stretch, b: Stretch) => a.axis === b.axis && a.at === b.at && a.start < b.end && b.start < a.end;

/** Every door and window lies in one wall, in one variant at least. */
export const inWall = rule("opening-outside-wall", ({ plan }, report) => {
  const walls = VARIANTS.flatMap((variant) => layoutOf(plan, variant).walls);
  const demand = (path: string, what: string, stretch: Stretch) => {
    if (!walls.some((wall) => within(stretch, wall)))
      report(path, `${what} 벽에 놓여 있지 않습니다. from과 to가 두 공간 사이의 한 벽 위에 있어야 합니다`);
  };
  plan.doors.forEach((door, index) => demand(`doors.${index}`, "문이", stretchOf(door)));
  plan.windows.forEach((window, index) => demand(`windows.${index}`, "창이", stretchOf(window)));
});

/** No two openings are cut into the same place. */
export const openingsApart = rule("openings-overlap", ({ doors, windows }, report) => {
  const all = [...doors, ...windows];
  all.forEach((opening, index) => {
    const other = all.slice(0, index).find((candidate) => meet(candidate, opening));
    if (other) report(opening.path, `${other.path}의 문이나 창과 겹칩니다`);
  });
});

/** A flat has one door of its own, which leads outside, and windows look outside or onto a balcony. */
export const outwards = rule("opening-leads-nowhere", ({ plan, doors, windows }, report) => {
  const entrances = plan.doors.filter(({ kind }) => kind === "entrance").length;
  if (entrances !== 1) report("doors", `현관문(entrance)은 하나여야 합니다. 지금은 ${entrances}개입니다`);
  for (const { what, wall, path } of doors) {
    const leadsOut = wall.before.space === undefined || wall.after.space === undefined;
    if (what.kind === "entrance" && !leadsOut) report(path, "현관문은 집 밖으로 나 있어야 합니다");
    if (what.kind !== "entrance" && leadsOut) report(path, "집 밖으로 나 있는 문은 현관문(entrance)뿐입니다");
  }
  for (const { wall, path } of windows) {
    const looksOut = [wall.before, wall.after].some(({ space }) => space === undefined || space.zone === "balcony");
    if (!looksOut) report(path, "창은 밖이나 발코니로 나 있어야 합니다");
    if (wall.kind === "party") report(path, "이웃 세대나 계단실과 맞닿은 벽(party)에는 창을 낼 수 없습니다");
  }
});

/** A leaf on hinges opens into one of the two spaces that its door joins. */
export const leafSide = rule("swing-side", (layout: Layout, report) => {
  for (const { what, wall, path } of layout.doors) {
    if (what.kind !== "swing" || what.into === undefined) continue;
    const target = spaceOf(layout, what.into);
    if (!target || (wall.before.space !== target && wall.after.space !== target))
      report(`${path}.into`, `이 문이 잇는 공간이 아닙니다: ${what.into}`);
  }
});

/** What may be touched before it counts, in millimetres: lines of a drawing are no finer. */
const TOUCH = 10;
/** Step in which two quarter circles are compared, in millimetres. */
const STEP = 40;

const nearest = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Whether the quarter circle covers some of a rectangle: whether the rectangle's point next to the hinge lies in it. */
function sweeps(swing: Swing, rect: Rect): boolean {
  const square = squareOf(swing);
  const shrunk = { x0: rect.x0 + TOUCH, y0: rect.y0 + TOUCH, x1: rect.x1 - TOUCH, y1: rect.y1 - TOUCH };
  if (!overlaps(square, shrunk)) return false;
  const [x, y] = swing.hinge;
  const dx = nearest(x, Math.max(square.x0, shrunk.x0), Math.min(square.x1, shrunk.x1)) - x;
  const dy = nearest(y, Math.max(square.y0, shrunk.y0), Math.min(square.y1, shrunk.y1)) - y;
  return Math.hypot(dx, dy) < swing.width;
}

const covers = ({ hinge, width }: Swing, x: number, y: number) => Math.hypot(x - hinge[0], y - hinge[1]) < width;

/** Whether two quarter circles share a place. */
function cross(a: Swing, b: Swing): boolean {
  const [one, other] = [squareOf(a), squareOf(b)];
  if (!overlaps(one, other)) return false;
  const [x1, y1] = [Math.min(one.x1, other.x1), Math.min(one.y1, other.y1)];
  for (let x = Math.max(one.x0, other.x0) + TOUCH; x < x1; x += STEP)
    for (let y = Math.max(one.y0, other.y0) + TOUCH; y < y1; y += STEP)
      if (covers(a, x, y) && covers(b, x, y)) return true;
  return false;
}

/** A door opens without hitting furniture, fixtures or walls. */
export const freeSwings = rule("swing-blocked", (layout, report) => {
  const items = itemsOf(layout).filter(({ item }) => item.kind !== "rug");
  const { solid, light } = wallPieces(layout);
  for (const swing of swingsOf(layout)) {
    for (const { rect, path } of items) if (sweeps(swing, rect)) report(swing.path, `문이 열리며 ${path}에 부딪힙니다`);
    if ([...solid, ...light].some((wall) => sweeps(swing, wall))) report(swing.path, "문이 열리며 벽에 부딪힙니다");
  }
});

/** No door opens through where another one opens. */
export const swingsApart = rule("swings-cross", (layout, report) => {
  const swings = swingsOf(layout);
  swings.forEach((swing, index) => {
    for (const other of swings.slice(0, index))
      if (cross(other, swing)) report(swing.path, `${other.path}의 문과 서로 부딪힙니다`);
  });
});
