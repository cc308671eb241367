import { cornersOf, type Point, type SiteModel } from "@danji/complex/sun/site-model";

/** Part of the plane that a drawing of a site shows, in metres; y runs down. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room around the site for the ring of the sun, in metres. */
const MARGIN = 20;
/** Length of the scale, in metres. */
export const SCALE = 50;

/** Returns the view of a site. */
export function viewOf({ lot }: SiteModel): View {
  const xs = lot.map(([x]) => x);
  const ys = lot.map(([, y]) => -y);
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

const rounded = (length: number) => Math.round(length * 10) / 10;

/** Returns a polygon as the path of a drawing. */
export const pathOf = (points: readonly Point[]): string =>
  points.length === 0 ? "" : `M${points.map(([x, y]) => `${rounded(x)} ${rounded(-y)}`).join("L")}Z`;

/** Returns a line from a point of the site as the path of a drawing. */
export const lineOf = ([x, y]: Point, [east, north]: Point, length: number): string =>
  `M${rounded(x)} ${rounded(-y)}l${rounded(east * length)} ${rounded(-north * length)}`;

/** Returns where a point of the site is in a view, as shares of its width and height. */
export const shareOf = ({ x, y, width, height }: View, [east, north]: Point) => ({
  insetInlineStart: `${rounded(((east - x) / width) * 100)}%`,
  insetBlockStart: `${rounded(((-north - y) / height) * 100)}%`,
});

/** Returns where the sun stands on the ring around a view. */
export function onRing({ x, y, width, height }: View, azimuth: number): readonly [x: number, y: number] {
  const radians = (azimuth * Math.PI) / 180;
  const inset = MARGIN / 2;
  return [
    rounded(x + width / 2 + Math.sin(radians) * (width / 2 - inset)),
    rounded(y + height / 2 - Math.cos(radians) * (height / 2 - inset)),
  ];
}

/** Returns the outlines of the blocks with their heights. */
export const outlinesOf = ({ blocks }: SiteModel) =>
  blocks.map((block) => ({ name: block.name, height: block.height, corners: cornersOf(block) }));
