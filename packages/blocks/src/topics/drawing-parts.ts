/** Where all drawings stand, on a sheet counted from above. */
export const GROUND_Y = 130;

/** A rectangle by its upper left corner. */
const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Numbers from `start` on, `count` of them, `step` apart. */
const row = (start: number, count: number, step: number) =>
  Array.from({ length: count }, (_, index) => start + index * step);

interface Windows {
  /** Upper left corner of the first. */
  readonly at: readonly [x: number, y: number];
  readonly columns: number;
  readonly rows: number;
  /** From one to the next, across and down. */
  readonly step: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
}

/** Windows in columns and rows. */
export function windows({ at: [x, y], columns, rows, step: [across, down], size: [width, height] }: Windows): string {
  return row(y, rows, down)
    .flatMap((top) => row(x, columns, across).map((left) => box(left, top, width, height)))
    .join("");
}

/** Draws upright lines side by side: columns, slats, rails. */
export function uprights(from: number, count: number, step: number, top: number, foot: number): string {
  return row(from, count, step)
    .map((x) => `M${x} ${top}V${foot}`)
    .join("");
}

/** Draws a broad-leaved tree, its crown open towards the light. */
export function tree(x: number, height: number): string {
  const radius = height * 0.3;
  const top = GROUND_Y - height;
  return `M${x} ${GROUND_Y}V${top + radius}M${x} ${top + radius * 1.9}l${radius * 0.55} ${-radius * 0.6}M${x} ${top + radius * 2.3}l${-radius * 0.5} ${-radius * 0.55}M${x - radius * 0.35} ${top + radius * 2.25}A${radius} ${radius * 1.15} 0 1 1 ${x + radius * 0.5} ${top + radius * 2.2}`;
}

/** Draws a fir. */
export function fir(x: number, height: number, foot = GROUND_Y): string {
  const top = foot - height;
  const half = height * 0.2;
  return `M${x} ${foot}V${top}M${x - half} ${foot - height * 0.18}L${x} ${top}l${half} ${height * 0.82}z`;
}

/** Draws a person walking, head and coat. */
export function walker(x: number): string {
  return `M${x} ${GROUND_Y}v-3M${x + 2} ${GROUND_Y}v-3M${x - 1} ${GROUND_Y - 3}l1-6h2l1 6zM${x + 1} ${GROUND_Y - 12.4}a1.5 1.5 0 1 0 .1 0`;
}

/** Draws a lamp over a way, as tall as a storey and a half. */
export function lamp(x: number, reach: number): string {
  return `M${x} ${GROUND_Y}V${GROUND_Y - 26}h${reach}`;
}
