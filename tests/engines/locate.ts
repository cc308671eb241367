import type { Point } from "./engine.ts";

/** The visible element that a selector matches and that has a name. */
export type Target = {
  readonly css: string;
  /** Its accessible name, whole or in part: `aria-label`, label or text. */
  readonly name?: string;
};

/**
 * Finds an element that is visible, an exact match of its name first. It runs in the page, as all functions of this
 * file: they may use nothing of their surroundings.
 */
export function locate({ css, name }: Target): HTMLElement | undefined {
  const nameOf = (element: HTMLElement) => {
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const text = element.getAttribute("aria-label") ?? (label?.[0] ?? element).textContent;
    return text.replaceAll(/\s+/gu, " ").trim();
  };
  const shown = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible",
  );
  if (name === undefined) return shown[0];
  return shown.find((element) => nameOf(element) === name) ?? shown.find((element) => nameOf(element).includes(name));
}

/** Where an element can be pressed. */
export interface Place extends Point {
  /** Differs once a frame has been drawn. */
  readonly frame: number;
}

declare global {
  /** Frames that the page has drawn after the tests asked where an element is. */
  var framesSeen: number | undefined;
}

/** Returns where an element can be pressed; scrolls to it and returns `null` where it moves, is out of sight or covered. */
export function placeIn(element: HTMLElement): Place | null {
  // An engine that draws few frames shows the same place twice in the middle of an entrance.
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, timeline, effect }) =>
        playState === "running" &&
        timeline === document.timeline &&
        effect instanceof KeyframeEffect &&
        effect.getComputedTiming().endTime !== Infinity &&
        effect.target?.contains(element),
    );
  if (isMoving) return null;
  // Not of globalThis, which in Firefox is of each call alone.
  requestAnimationFrame(() => (window.framesSeen = (window.framesSeen ?? 0) + 1));
  const frame = window.framesSeen ?? 0;
  // A link may take more than one line.
  const box = element.getClientRects()[0];
  if (!box) return null;
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  if (element.contains(document.elementFromPoint(x, y))) return { x, y, frame };
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return null;
}
