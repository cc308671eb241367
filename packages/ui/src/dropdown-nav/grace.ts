/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The upper edge of a panel, in CSS pixels of the window. */
export interface PanelEdge {
  left: number;
  right: number;
  top: number;
}

/** Three corners. */
export type Triangle = readonly [Point, Point, Point];

/** Room around the triangle, in CSS pixels: a hand does not draw straight lines. */
const SLACK = 8;

/**
 * The area through which a pointer may pass on its way from where it left a group to the panel below: other groups in it
 * do not open.
 *
 * @param exit Where the pointer left the group.
 * @param panel The upper edge of the panel.
 */
export function graceTriangle(exit: Point, panel: PanelEdge): Triangle {
  return [
    { x: exit.x, y: exit.y - SLACK },
    { x: Math.min(panel.left, exit.x) - SLACK, y: panel.top },
    { x: Math.max(panel.right, exit.x) + SLACK, y: panel.top },
  ];
}

/** On which side of the line from `a` to `b` a point lies: positive, negative, or 0 on the line. */
function side({ x, y }: Point, a: Point, b: Point): number {
  return (x - b.x) * (a.y - b.y) - (a.x - b.x) * (y - b.y);
}

/** Whether a point lies in a triangle or on its edge. */
export function isInside(point: Point, [a, b, c]: Triangle): boolean {
  const sides = [side(point, a, b), side(point, b, c), side(point, c, a)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}
