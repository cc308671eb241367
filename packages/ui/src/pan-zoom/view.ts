/** The whole drawing, and the most that it is enlarged: a door is then as wide as a thumb on a phone. */
export const MIN_SCALE = 1;
export const MAX_SCALE = 4;

/** How much one press of a button or a key enlarges or reduces. */
const ZOOM_STEP = 1.5;

/** How far one press of an arrow key moves, as a part of the stage. */
const PAN_STEP = 0.1;

/** Share of a drag or pinch that still has an effect beyond the bounds. */
const GIVE = 0.35;

/** Where a drawing is on its stage. Lengths are parts of the stage, so that they stay valid when its size changes. */
export interface View {
  /** 1 shows the whole drawing. */
  readonly scale: number;
  /** From the middle of the stage to that of the drawing, to the right and down. */
  readonly x: number;
  readonly y: number;
}

export const FITTED: View = { scale: MIN_SCALE, x: 0, y: 0 };

/** A point of the stage, from its middle, in parts of the stage. */
export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: StagePoint = { x: 0, y: 0 };

/** Width and height of a fitted drawing, in parts of the stage. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

export const FULL: Extent = { width: 1, height: 1 };

/** Enlarges (a factor above 1) or reduces about a point, within the bounds. */
export function zoom(view: View, factor: number, at: StagePoint = MIDDLE, extent: Extent = FULL): View {
  const scale = clamp(view.scale * factor, MIN_SCALE, MAX_SCALE);
  return within(zoomFreely(view, scale / view.scale, at), extent);
}

/** Moves the drawing, no further than its edges. */
export function pan(view: View, x: number, y: number, extent: Extent = FULL): View {
  return within(panFreely(view, x, y), extent);
}

export function zoomFreely({ scale, x, y }: View, factor: number, at: StagePoint): View {
  return { scale: scale * factor, x: at.x - (at.x - x) * factor, y: at.y - (at.y - y) * factor };
}

export function panFreely({ scale, x, y }: View, byX: number, byY: number): View {
  return { scale, x: x + byX, y: y + byY };
}

/** Directions in which a user can look at an enlarged drawing. */
export const PAN_DIRECTIONS = ["left", "up", "down", "right"] as const;
export type PanDirection = (typeof PAN_DIRECTIONS)[number];

export function isSame(view: View, { scale, x, y }: View): boolean {
  return view.scale === scale && view.x === x && view.y === y;
}

export function isZoomed(view: View): boolean {
  return view.scale > MIN_SCALE;
}

/** Returns how far a drawing can be moved each way from the middle without leaving a gap. */
export function room(scale: number, { width, height }: Extent): StagePoint {
  return { x: Math.max(0, scale * width - 1) / 2, y: Math.max(0, scale * height - 1) / 2 };
}

/** Returns the view with resistance beyond its bounds. */
export function stretch(requested: View, extent: Extent): View {
  const bounded = clamp(requested.scale, MIN_SCALE, MAX_SCALE);
  const scale = bounded * (requested.scale / bounded) ** GIVE;
  const { x, y } = room(scale, extent);
  return { scale, x: give(requested.x, x, GIVE), y: give(requested.y, y, GIVE) };
}

/** Returns the view without that resistance: the inverse of {@link stretch}. */
export function unstretch(shown: View, extent: Extent): View {
  const bounded = clamp(shown.scale, MIN_SCALE, MAX_SCALE);
  const scale = bounded * (shown.scale / bounded) ** (1 / GIVE);
  const { x, y } = room(shown.scale, extent);
  return { scale, x: give(shown.x, x, 1 / GIVE), y: give(shown.y, y, 1 / GIVE) };
}

/** Returns the view moved and scaled back into its bounds. */
export function within(view: View, extent: Extent = FULL): View {
  const scale = clamp(view.scale, MIN_SCALE, MAX_SCALE);
  const { x, y } = room(scale, extent);
  return { scale, x: clamp(view.x, -x, x), y: clamp(view.y, -y, y) };
}

function give(value: number, limit: number, share: number): number {
  const bounded = clamp(value, -limit, limit);
  return bounded + (value - bounded) * share;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

type Change = (view: View, extent?: Extent) => View;

/** The changes of buttons and keys. As on a page that scrolls, a direction says where to look. */
export const changeOf: Readonly<Record<"in" | "out" | "fit" | PanDirection, Change>> = {
  in: (view, extent) => zoom(view, ZOOM_STEP, undefined, extent),
  out: (view, extent) => zoom(view, 1 / ZOOM_STEP, undefined, extent),
  fit: () => FITTED,
  left: (view, extent) => pan(view, PAN_STEP, 0, extent),
  up: (view, extent) => pan(view, 0, PAN_STEP, extent),
  down: (view, extent) => pan(view, 0, -PAN_STEP, extent),
  right: (view, extent) => pan(view, -PAN_STEP, 0, extent),
};

const KEYS: Readonly<Record<string, Change>> = {
  "+": changeOf.in,
  "=": changeOf.in,
  "-": changeOf.out,
  "0": changeOf.fit,
  ArrowLeft: changeOf.left,
  ArrowRight: changeOf.right,
  ArrowUp: changeOf.up,
  ArrowDown: changeOf.down,
};

/** Returns how a key changes the view, or undefined where it does not. */
export function changeOfKey(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): Change | undefined {
  return event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
}
