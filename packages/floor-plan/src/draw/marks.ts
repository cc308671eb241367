import { element, paint, unit } from "./svg.ts";
import { FORMER_WALL } from "./floors.ts";

const RADIUS = 26;
/** Where the legend's second part begins, in units of the drawing. */
const LEGEND = 335;

/** Draws a compass whose needle points to the north: `bearing` is what is up on the drawing. */
export function drawCompass(x: number, y: number, bearing: number): string {
  const note = paint("note");
  return element(
    "g",
    { transform: `translate(${unit(x)} ${unit(y)})rotate(${-bearing})` },
    element("circle", { r: RADIUS, fill: "none", stroke: note, "stroke-width": 1.2 }) +
      element("path", { fill: paint("text"), d: `M0 ${-RADIUS}L9 14L0 8z` }) +
      element("path", {
        fill: "none",
        stroke: paint("text"),
        "stroke-width": 1.2,
        "stroke-linejoin": "round",
        d: `M0 ${-RADIUS}L-9 14L0 8z`,
      }) +
      element(
        "text",
        { y: -RADIUS - 8, "font-size": 22, "font-weight": 600, "text-anchor": "middle", fill: paint("text") },
        "N",
      ),
  );
}

/** Draws a bar of metres; `x` is its right end. */
export function drawScale(x: number, y: number): string {
  const [metre, height] = [100, 6];
  const stops = [0, 1, 3];
  const left = unit(x) - 3 * metre - 14;
  const bar = (from: number, to: number, fill: string) =>
    element("rect", {
      x: left + from * metre,
      y: unit(y),
      width: (to - from) * metre,
      height,
      fill,
      stroke: paint("note"),
      "stroke-width": 1,
    });
  const figures = stops.map((stop) =>
    element("text", { x: left + stop * metre, y: unit(y) - 7 }, stop === 3 ? "3 m" : String(stop)),
  );
  return (
    bar(0, 1, paint("note")) +
    bar(1, 3, paint("paper")) +
    element("g", { fill: paint("note"), "font-size": 18, "text-anchor": "middle" }, figures.join(""))
  );
}

/** Draws what the drawing's lines and figures mean; `x` is its left end. */
export function drawLegend(x: number, y: number, hasGained: boolean): string {
  const [left, baseline, size] = [unit(x), unit(y) + 6, 18];
  const dashes = 60;
  const units = element("text", { x: left, y: baseline }, "단위 mm, 외벽 안쪽과 실내벽 중심 기준");
  const gained =
    element("path", { ...FORMER_WALL, d: `M${left + LEGEND} ${baseline - 6}h${dashes}` }) +
    element("text", { x: left + LEGEND + dashes + 12, y: baseline }, "발코니 확장 전 외벽");
  return element("g", { fill: paint("note"), "font-size": size }, units + (hasGained ? gained : ""));
}
