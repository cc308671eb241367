import { bandOf } from "../edges.ts";
import type { Layout, Opening } from "../layout.ts";
import type { PlanWindow } from "../plan.ts";
import { paint } from "./colours.ts";
import { element, rectPath } from "./units.ts";

/** How far the tracks of sashes lie from the middle of the wall, and how thick a sash is, in millimetres. */
const TRACK = 35;
const SASH = 50;

function sashes({ what, axis, at, start, end, wall }: Opening<PlanWindow>): string {
  const middle = at + (wall.low + wall.high) / 2;
  const width = (end - start) / what.panes;
  return Array.from({ length: what.panes }, (_, index) => {
    // The outer sashes of four run on one track, those in the middle on the other, as they are built.
    const first = what.panes === 4 ? index === 0 || index === 3 : index % 2 === 0;
    const track = middle + (what.panes === 1 ? 0 : first ? -TRACK : TRACK);
    const piece = { axis, at: track, start: start + index * width, end: start + (index + 1) * width };
    return rectPath(bandOf(piece, -SASH / 2, SASH / 2));
  }).join("");
}

/** Windows: the opening, its frame's lines along both faces and the sashes on their tracks. */
export function drawWindows({ windows }: Layout): string {
  if (windows.length === 0) return "";
  const bands = windows.map((opening) => rectPath(bandOf(opening, opening.wall.low, opening.wall.high))).join("");
  return (
    element("path", { fill: paint("paper"), stroke: paint("leaf"), "stroke-width": 1.2, d: bands }) +
    element("path", {
      fill: paint("glass"),
      stroke: paint("leaf"),
      "stroke-width": 1,
      d: windows.map(sashes).join(""),
    })
  );
}
