import { element, paint, unit } from "./svg.ts";
import type { FixtureKind, FurnitureKind } from "../kinds.ts";
import type { Item } from "../plan.ts";

/** Draws a thing `width` wide along its back and `depth` deep, its back at the top; lengths are units of the drawing. */
type Symbol = (width: number, depth: number) => string;

const round = (value: number) => Math.round(value * 10) / 10;

function box(x: number, y: number, width: number, height: number, rx?: number, fill?: string): string {
  return element("rect", {
    x: x === 0 ? undefined : round(x),
    y: y === 0 ? undefined : round(y),
    width: round(width),
    height: round(height),
    rx: rx === undefined ? undefined : round(rx),
    fill,
  });
}

const circle = (cx: number, cy: number, r: number, fill?: string) =>
  element("circle", { cx: round(cx), cy: round(cy), r: round(r), fill });
const ellipse = (cx: number, cy: number, rx: number, ry: number, fill?: string) =>
  element("ellipse", { cx: round(cx), cy: round(cy), rx: round(rx), ry: round(ry), fill });
const lines = (d: string) => element("path", { fill: "none", d });

const cloth = paint("cloth");

const bed =
  (pillows: number): Symbol =>
  (width, depth) => {
    const part = width / pillows;
    const pillow = (index: number) => box(index * part + part * 0.14, 9, part * 0.72, 34, 8);
    return (
      box(0, 0, width, depth, 4) +
      box(0, 56, width, depth - 56, 4, cloth) +
      lines(`M0 78H${round(width)}`) +
      Array.from({ length: pillows }, (_, index) => pillow(index)).join("")
    );
  };

const sofa: Symbol = (width, depth) => {
  const [arm, back] = [16, 22];
  const seats = width > 210 ? 3 : 2;
  const seat = (width - 2 * arm) / seats;
  return (
    box(0, 0, width, depth, 8) +
    Array.from({ length: seats }, (_, index) => box(arm + index * seat, back, seat, depth - back, 5, cloth)).join("")
  );
};

const hanging: Symbol = (width, depth) => {
  const step = 14;
  const count = Math.floor((width - 12) / step);
  const hangers = Array.from(
    { length: count },
    (_, index) => `M${round(10 + index * step)} ${round(depth * 0.2)}v${round(depth * 0.6)}`,
  ).join("");
  return box(0, 0, width, depth) + lines(`M0 ${round(depth / 2)}H${round(width)}${hangers}`);
};

const crossed: Symbol = (width, depth) =>
  box(0, 0, width, depth) + lines(`M0 0L${round(width)} ${round(depth)}M${round(width)} 0L0 ${round(depth)}`);

const diagonal: Symbol = (width, depth) => box(0, 0, width, depth) + lines(`M0 ${round(depth)}L${round(width)} 0`);

const machine: Symbol = (width, depth) =>
  box(0, 0, width, depth, 3) + circle(width / 2, depth / 2, Math.min(width, depth) * 0.34, cloth);

const plain =
  (rx?: number, fill?: string): Symbol =>
  (width, depth) =>
    box(0, 0, width, depth, rx, fill);

/** How each kind of thing is drawn from above. */
const SYMBOLS: Readonly<Record<FixtureKind | FurnitureKind, Symbol>> = {
  "bed-double": bed(2),
  "bed-single": bed(1),
  bedside: (width, depth) => box(0, 0, width, depth) + circle(width / 2, depth / 2, Math.min(width, depth) * 0.24),
  sofa,
  rug: (width, depth) => box(0, 0, width, depth, 0, cloth) + box(6, 6, width - 12, depth - 12, 0, "none"),
  "low-table": plain(6),
  tv: (width, depth) => box(0, 0, width, depth) + box(width * 0.14, 6, width * 0.72, 6, 0, paint("leaf")),
  desk: plain(),
  chair: (width, depth) => box(0, 0, width, depth, 10, cloth) + lines(`M4 7H${round(width - 4)}`),
  "dining-table": plain(4),
  counter: plain(),
  island: plain(3),
  sink: (width, depth) => box(0, 0, width, depth, 5, cloth) + lines(`M${round(width / 2)} 0v${round(depth * 0.4)}`),
  stove: (width, depth) =>
    box(0, 0, width, depth, 2) +
    [0.27, 0.73]
      .map((x) => circle(width * x, depth * 0.3, depth * 0.16) + circle(width * x, depth * 0.72, depth * 0.16))
      .join(""),
  fridge: (width, depth) =>
    box(0, 0, width, depth) +
    lines(`M0 ${round(depth - 7)}H${round(width)}M${round(width / 2)} ${round(depth - 7)}V${round(depth)}`),
  washer: machine,
  basin: (width, depth) =>
    box(0, 0, width, depth, 2) + ellipse(width / 2, depth * 0.54, Math.min(width * 0.4, 26), depth * 0.32, cloth),
  toilet: (width, depth) =>
    box(width * 0.04, 0, width * 0.92, depth * 0.28, 3) + ellipse(width / 2, depth * 0.62, width * 0.44, depth * 0.37),
  bath: (width, depth) =>
    box(0, 0, width, depth) + box(6, 6, width - 12, depth - 12, 16, cloth) + circle(18, depth / 2, 3),
  shower: (width, depth) =>
    box(0, 0, width, depth, 0, cloth) +
    lines(`M0 0L${round(width)} ${round(depth)}M${round(width)} 0L0 ${round(depth)}`) +
    circle(width / 2, depth / 2, 6),
  wardrobe: hanging,
  shelf: diagonal,
  shoes: crossed,
  vanity: (width, depth) => box(0, 0, width, depth) + lines(`M${round(width * 0.15)} 4H${round(width * 0.85)}`),
  "outdoor-unit": (width, depth) =>
    box(0, 0, width, depth) +
    circle(width * 0.36, depth / 2, depth * 0.36) +
    lines(`M${round(width * 0.72)} 0V${round(depth)}`),
};

function drawItem({ kind, at: [x, y], size: [width, height], back }: Item): string {
  const lying = back === "top" || back === "bottom";
  const symbol = SYMBOLS[kind](unit(lying ? width : height), unit(lying ? height : width));
  const turned = {
    top: `translate(${unit(x)} ${unit(y)})`,
    right: `translate(${unit(x + width)} ${unit(y)})rotate(90)`,
    bottom: `translate(${unit(x + width)} ${unit(y + height)})rotate(180)`,
    left: `translate(${unit(x)} ${unit(y + height)})rotate(-90)`,
  };
  return element("g", { transform: turned[back] }, symbol);
}

/** Things in fine lines, in the order of the file: what comes later lies above. */
export function drawItems(items: readonly Item[]): string {
  const drawn = items.map(drawItem).join("");
  return (
    drawn &&
    element(
      "g",
      { fill: paint("item"), stroke: paint("item-line"), "stroke-width": 1.2, "stroke-linejoin": "round" },
      drawn,
    )
  );
}
