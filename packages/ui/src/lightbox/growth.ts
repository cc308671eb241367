/** A rectangle of the window in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How an image differs from its fitted place where it looks like its origin. */
export interface Start {
  /** Distance of the middles in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** What the origin cuts off at top, right, bottom and left, in percent of the image. */
  readonly inset: readonly [number, number, number, number];
}

/** Returns the place of an image that is fitted into a box. */
export function fittedRect({ left, top, width, height }: Box, ratio: number): Box {
  const fitted = Math.min(width, height * ratio);
  const fittedHeight = fitted / ratio;
  return {
    left: left + (width - fitted) / 2,
    top: top + (height - fittedHeight) / 2,
    width: fitted,
    height: fittedHeight,
  };
}

/**
 * Returns how a fitted image has to be moved, scaled and cut to look like its origin.
 *
 * @param isCover Whether the origin fills its box and is cut; else it is fitted into it.
 * @param focus What stays visible of a cut origin, as parts of width and height.
 */
export function startAt(
  origin: Box,
  fitted: Box,
  isCover: boolean,
  focus: { readonly x: number; readonly y: number },
): Start {
  const [wide, high] = [origin.width / fitted.width, origin.height / fitted.height];
  const scale = isCover ? Math.max(wide, high) : Math.min(wide, high);
  const [width, height] = [fitted.width * scale, fitted.height * scale];
  const left = origin.left + (origin.width - width) * focus.x;
  const top = origin.top + (origin.height - height) * focus.y;
  const share = (cut: number, whole: number) => Math.max(0, (cut / whole) * 100);
  return {
    x: left + width / 2 - (fitted.left + fitted.width / 2),
    y: top + height / 2 - (fitted.top + fitted.height / 2),
    scale,
    inset: [
      share(origin.top - top, height),
      share(left + width - (origin.left + origin.width), width),
      share(top + height - (origin.top + origin.height), height),
      share(origin.left - left, width),
    ],
  };
}

/** Returns the `transform` between the start, at 0, and the fitted place, at 1. */
export function transformAt(start: Start | null, grown: number): string {
  if (!start || grown >= 1) return "none";
  const rest = 1 - grown;
  return `translate(${start.x * rest}px, ${start.y * rest}px) scale(${start.scale + (1 - start.scale) * grown})`;
}

/** Returns the `clip-path` between the start, at 0, and the fitted place, at 1. */
export function clipAt(start: Start | null, grown: number): string {
  if (!start || grown >= 1) return "none";
  return `inset(${start.inset.map((side) => `${side * (1 - grown)}%`).join(" ")})`;
}
