import type { KeyboardEvent } from "react";

/** Targets of keys: the next or previous stop, or one of the ends. */
const MOVES: Readonly<Record<string, 1 | -1 | "first" | "last">> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: "first",
  End: "last",
};

const STOPS = "a[href], button";

/** Moves the focus by arrows, Home and End along the row, within a panel, and from its button into an open panel. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const move = MOVES[event.key];
  const { target, currentTarget: nav } = event;
  if (move === undefined || event.defaultPrevented || hasModifier(event) || !(target instanceof HTMLElement)) return;
  // The arrow must not scroll the page as well.
  event.preventDefault();
  nextStop(nav, target, move)?.focus();
}

function hasModifier({ ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || shiftKey;
}

function nextStop(nav: HTMLElement, from: HTMLElement, move: 1 | -1 | "first" | "last"): HTMLElement | undefined {
  if (move === 1 && from.getAttribute("aria-expanded") === "true") {
    const panel = nav.ownerDocument.getElementById(from.getAttribute("aria-controls") ?? "");
    return panel ? stopsIn(panel)[0] : undefined;
  }
  const ownPanel = panelOf(nav, from);
  const stops = ownPanel ? stopsIn(ownPanel) : stopsIn(nav).filter((stop) => !panelOf(nav, stop));
  if (move === "first") return stops[0];
  if (move === "last") return stops.at(-1);
  return stops[stops.indexOf(from) + move];
}

function stopsIn(element: HTMLElement): HTMLElement[] {
  return Array.from(element.querySelectorAll<HTMLElement>(STOPS));
}

/** Returns the panel of a stop: a list within the list of groups. */
function panelOf(nav: HTMLElement, stop: HTMLElement): HTMLElement | undefined {
  const list = stop.closest("ul");
  return list?.parentElement?.closest("ul") && nav.contains(list.parentElement.closest("ul")) ? list : undefined;
}
