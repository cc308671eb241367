/** A point in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Upper edge of a panel, in CSS pixels of the window. */
export interface PanelEdge {
  left: number;
  right: number;
  top: number;
}

/** Three corners. */
export type Triangle = readonly [Point, Point, Point];

/** CSS pixels around the triangle: a hand does not draw straight lines. */
const SLACK = 8;

/**
 * Returns the area between the point where a pointer left a group and the panel below, in which other groups do not
 * open.
 */
export function graceTriangle(exit: Point, panel: PanelEdge): Triangle {
  return [
    { x: exit.x, y: exit.y - SLACK },
    { x: Math.min(panel.left, exit.x) - SLACK, y: panel.top },
    { x: Math.max(panel.right, exit.x) + SLACK, y: panel.top },
  ];
}

/** Returns the side of the line from `a` to `b` on which a point is: positive, negative, or 0 on the line. */
function side({ x, y }: Point, a: Point, b: Point): number {
  return (x - b.x) * (a.y - b.y) - (a.x - b.x) * (y - b.y);
}

/** Returns whether a point is in a triangle or on its edge. */
export function isInside(point: Point, [a, b, c]: Triangle): boolean {
  const sides = [side(point, a, b), side(point, b, c), side(point, c, a)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}
