import { boundsOf, type Rect } from "./geometry.ts";
import { describePlan, planTitle } from "./describe.ts";
import { CHAIN_SPACE, drawDimensions, insideBounds } from "./draw/dimensions.ts";
import { drawDoors, drawWalls, drawWindows } from "./draw/walls.ts";
import { drawFloors } from "./draw/floors.ts";
import { drawItems } from "./draw/items.ts";
import { type Detail, drawLabels } from "./draw/labels.ts";
import { drawCompass, drawLegend, drawScale } from "./draw/marks.ts";
import { element, escapeXml, unit } from "./draw/svg.ts";
import { type Layout, layoutOf, standsIn, swingsOf } from "./layout.ts";
import type { Plan } from "./plan.ts";
import { LEAST_RATIO, SKETCH_RATIO, type Variant } from "./flat-plan.ts";

/** How a plan is drawn. */
export interface DrawOptions {
  readonly variant: Variant;
  /** What the drawing's ids begin with: another one for each drawing of a document. */
  readonly idPrefix: string;
  /** `key` for small pictures: main rooms only, neither furniture nor dimensions. Default `full`. */
  readonly detail?: Detail;
}

/** Room around the walls of the flat, in millimetres. */
const MARGIN = 430;
/** Room above for compass and entrance mark. */
const TOP = 760;
const WALL = 340;
/** Room below the dimensions for the scale. */
const SCALE = 260;

/** Least size in CSS px of letters on a phone of 390px. */
const PHONE_LETTER = 11.2;
/** Width in CSS px that drawings have there, and the ratio of the place that they are fitted into. */
const ON_PHONE = { full: { width: 390, ratio: LEAST_RATIO }, key: { width: 340, ratio: SKETCH_RATIO } } as const;

/** Returns the size of letters in millimetres that can be read on a phone. */
function phoneLetter({ x0, y0, x1, y1 }: Rect, detail: Detail): number {
  const { width, ratio } = ON_PHONE[detail];
  return (PHONE_LETTER / width) * Math.max(x1 - x0, (y1 - y0) * ratio);
}

/** Everything that is drawn beside names and dimensions: the flat with its walls, and the doors that open outwards. */
function drawnBounds(layout: Layout): Rect {
  const { x0, y0, x1, y1 } = insideBounds(layout);
  const swings = swingsOf(layout).flatMap(({ open, closed }) => [open, closed]);
  return boundsOf([[x0 - WALL, y0 - WALL], [x1 + WALL, y1 + WALL], ...swings]);
}

function viewBoxOf(layout: Layout, full: boolean): Rect {
  const drawn = drawnBounds(layout);
  if (!full) return drawn;
  const { x0, y0, x1, y1 } = insideBounds(layout);
  return {
    x0: Math.min(drawn.x0, x0 - CHAIN_SPACE),
    y0: Math.min(drawn.y0 - WALL, y0 - TOP),
    x1: Math.max(drawn.x1, x1 + MARGIN),
    y1: y1 + CHAIN_SPACE + SCALE,
  };
}

/**
 * Draws a variant of a plan as an SVG document without XML declaration, for use in HTML. A unit of its view box is a
 * centimetre. Names are text in the page's font; colours are those of {@link ./draw/svg.ts}. The groups
 * `plan-furniture`, `plan-dimensions`, `plan-marks` and `plan-labels` have these classes, so that a page can leave one out.
 * `plan-phone-labels` does not show unless a page displays it. By `--plan-shift` the flat comes to the middle where nothing stands
 * beside it.
 */
export function drawPlan(plan: Plan, { variant, idPrefix, detail = "full" }: DrawOptions): string {
  const layout = layoutOf(plan, variant);
  const full = detail === "full";
  const box = viewBoxOf(layout, full);
  const inside = insideBounds(layout);
  const drawn = drawnBounds(layout);
  const letter = phoneLetter(box, detail);
  const group = (name: string, content: string, display?: "none") =>
    element("g", { class: `plan-${name}`, display }, content);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: [box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0].map(unit).join(" "),
      style: full ? `--plan-shift:${unit((box.x0 + box.x1 - drawn.x0 - drawn.x1) / 2)}px` : undefined,
      role: "img",
      "aria-labelledby": `${idPrefix}-title`,
      "aria-describedby": `${idPrefix}-desc`,
    },
    element("title", { id: `${idPrefix}-title` }, escapeXml(planTitle(plan, variant))) +
      element("desc", { id: `${idPrefix}-desc` }, escapeXml(describePlan(plan, variant).join(" "))) +
      drawFloors(layout, idPrefix) +
      drawItems(plan.fixtures.filter((item) => standsIn(item, layout))) +
      (full ? group("furniture", drawItems(plan.furniture.filter((item) => standsIn(item, layout)))) : "") +
      drawWalls(layout) +
      drawDoors(layout) +
      drawWindows(layout) +
      group("labels", drawLabels(layout, detail, full ? undefined : letter)) +
      (full
        ? group("phone-labels", drawLabels(layout, detail, letter), "none") +
          group("dimensions", drawDimensions(layout)) +
          group(
            "marks",
            drawCompass(inside.x1 - 100, box.y0 + 640, plan.bearing) +
              drawScale(inside.x1, inside.y1 + CHAIN_SPACE + SCALE / 2) +
              drawLegend(
                inside.x0,
                inside.y1 + CHAIN_SPACE + SCALE / 2,
                layout.spaces.some(({ gained }) => gained.length > 0),
              ),
          )
        : ""),
  );
}
