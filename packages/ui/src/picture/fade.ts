/** When a picture fades in: a delay in milliseconds, or CSS pixels that the page must be scrolled past. */
export type PictureFade = { readonly delay: number } | { readonly scrolled: number };

/**
 * Milliseconds until a picture that waits for scrolling shows without JavaScript: enough for a script on a slow line.
 */
const SCRIPT_PATIENCE_MS = 4000;

/** Returns the milliseconds for which styles alone hide the picture, before hydration. */
export function servedDelay(fade: PictureFade): number {
  return "delay" in fade ? fade.delay : SCRIPT_PATIENCE_MS;
}

/** Scroll position of a page, in CSS pixels. */
export interface ScrollPosition {
  top: number;
  /** Maximum of `top`. */
  range: number;
}

/**
 * Returns whether a page is scrolled past a distance in CSS pixels. True for a page that cannot scroll, where the
 * picture would never show.
 */
export function isScrolledPast({ top, range }: ScrollPosition, distance: number): boolean {
  return top > distance || range <= distance;
}
