/** When a picture fades in: so many milliseconds after it was put on the page, or once the page is scrolled further than so many CSS pixels. */
export type PictureFade = { readonly delay: number } | { readonly scrolled: number };

/**
 * How long a picture that waits for scrolling does so without the script that watches for it. Long enough for a script on
 * a slow line, short enough for a reader whose script never comes.
 */
const SCRIPT_PATIENCE_MS = 4000;

/**
 * Milliseconds that styles alone keep the picture back, before any script has taken over.
 *
 * @param fade When the picture fades in.
 */
export function servedDelay(fade: PictureFade): number {
  return "delay" in fade ? fade.delay : SCRIPT_PATIENCE_MS;
}

/** How a page stands, in CSS pixels. */
export interface ScrollPosition {
  /** How far it is scrolled. */
  top: number;
  /** How far it could be. */
  range: number;
}

/**
 * Whether a page is scrolled further than `distance`. A page that cannot be counts as one that is: what waits for it
 * would never be seen.
 *
 * @param position How the page stands.
 * @param distance CSS pixels.
 */
export function isScrolledPast({ top, range }: ScrollPosition, distance: number): boolean {
  return top > distance || range <= distance;
}
