import { boundsOf, overlaps, type Rect } from "../geometry.ts";
import { itemsOf } from "../items.ts";
import type { Layout } from "../layout.ts";
import { type Swing, swingOf } from "../swing.ts";
import { wallPieces } from "../wall-pieces.ts";
import type { PlanRule } from "./rule.ts";

/** What may be touched before it counts, in millimetres: lines of a drawing are no finer. */
const TOUCH = 10;
/** Step in which two quarter circles are compared, in millimetres. */
const STEP = 40;

interface PlacedSwing {
  readonly swing: Swing;
  readonly square: Rect;
  readonly path: string;
}

const swingsOf = (layout: Layout): PlacedSwing[] =>
  layout.doors.flatMap((door) => {
    const swing = swingOf(layout, door);
    return swing ? [{ swing, path: door.path, square: boundsOf([swing.hinge, swing.open, swing.closed]) }] : [];
  });

const nearest = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Whether the quarter circle covers some of a rectangle: whether the rectangle's point next to the hinge lies in it. */
function sweeps({ swing, square }: PlacedSwing, rect: Rect): boolean {
  const shrunk = { x0: rect.x0 + TOUCH, y0: rect.y0 + TOUCH, x1: rect.x1 - TOUCH, y1: rect.y1 - TOUCH };
  if (!overlaps(square, shrunk)) return false;
  const [x, y] = swing.hinge;
  const dx = nearest(x, Math.max(square.x0, shrunk.x0), Math.min(square.x1, shrunk.x1)) - x;
  const dy = nearest(y, Math.max(square.y0, shrunk.y0), Math.min(square.y1, shrunk.y1)) - y;
  return Math.hypot(dx, dy) < swing.width;
}

const covers = ({ hinge, width }: Swing, x: number, y: number) => Math.hypot(x - hinge[0], y - hinge[1]) < width;

/** Whether two quarter circles share a place. */
function cross(a: PlacedSwing, b: PlacedSwing): boolean {
  if (!overlaps(a.square, b.square)) return false;
  const [x1, y1] = [Math.min(a.square.x1, b.square.x1), Math.min(a.square.y1, b.square.y1)];
  for (let x = Math.max(a.square.x0, b.square.x0) + TOUCH; x < x1; x += STEP)
    for (let y = Math.max(a.square.y0, b.square.y0) + TOUCH; y < y1; y += STEP)
      if (covers(a.swing, x, y) && covers(b.swing, x, y)) return true;
  return false;
}

/** A door opens without hitting furniture, fixtures or walls. */
export const freeSwings: PlanRule = {
  id: "swing-blocked",
  check(layout, report) {
    const items = itemsOf(layout).filter(({ item }) => item.kind !== "rug");
    const { solid, light } = wallPieces(layout);
    for (const swing of swingsOf(layout)) {
      for (const { rect, path } of items)
        if (sweeps(swing, rect)) report(swing.path, `문이 열리며 ${path}에 부딪힙니다`);
      if ([...solid, ...light].some((wall) => sweeps(swing, wall))) report(swing.path, "문이 열리며 벽에 부딪힙니다");
    }
  },
};

/** No door opens through where another one opens. */
export const swingsApart: PlanRule = {
  id: "swings-cross",
  check(layout, report) {
    const swings = swingsOf(layout);
    swings.forEach((swing, index) => {
      for (const other of swings.slice(0, index))
        if (cross(other, swing)) report(swing.path, `${other.path}의 문과 서로 부딪힙니다`);
    });
  },
};
