import { areasOf } from "../areas.ts";
import type { Layout } from "../layout.ts";
import { paint } from "./colours.ts";
import { obstaclesOf, placeLabel } from "./label-places.ts";
import { type Detail, isMain, labelTexts, type LabelText, lineHeight } from "./label-text.ts";
import { element, escapeXml, unit } from "./units.ts";

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

/** Draws the names of rooms and balconies, and the areas of the rooms that people live in, as selectable text. */
export function drawLabels(layout: Layout, detail: Detail): string {
  const { rooms } = areasOf(layout.plan, layout.variant);
  const obstacles = obstaclesOf(layout, detail);
  const labels = layout.spaces
    .filter((space) => space.zone !== "shaft" && (detail === "full" || isMain(space)))
    .map((space) => {
      const area = rooms.find(({ key }) => key === space.key);
      const placed = placeLabel(space, labelTexts(space, area, detail), obstacles);
      return placed ? drawLabel(placed.text, placed.x, placed.y) : "";
    });
  return element("g", { fill: paint("text"), "text-anchor": "middle" }, labels.join(""));
}
