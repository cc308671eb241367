import type { KeyboardEvent } from "react";

/** What a key asks for: the next or previous stop, or one of the ends. */
const WISHES: Readonly<Record<string, 1 | -1 | "first" | "last">> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: "first",
  End: "last",
};

/** Links and buttons that the keyboard can be on. */
const STOPS = "a[href], button";

/**
 * Moves the focus as the ARIA Authoring Practices offer for disclosure navigation: arrows, Home and End go through the
 * row, or through the panel that the focus is in; on from the button of an open panel is into the panel. They add to the
 * Tab key and do not replace it.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const wish = WISHES[event.key];
  const { target, currentTarget: nav } = event;
  if (wish === undefined || event.defaultPrevented || hasModifier(event) || !(target instanceof HTMLElement)) return;
  // The page does not scroll under a reader who walks through the navigation.
  event.preventDefault();
  nextStop(nav, target, wish)?.focus();
}

function hasModifier({ ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || shiftKey;
}

function nextStop(nav: HTMLElement, from: HTMLElement, wish: 1 | -1 | "first" | "last"): HTMLElement | undefined {
  if (wish === 1 && from.getAttribute("aria-expanded") === "true") {
    const panel = nav.ownerDocument.getElementById(from.getAttribute("aria-controls") ?? "");
    return panel ? stopsIn(panel)[0] : undefined;
  }
  const ownPanel = panelOf(nav, from);
  const stops = ownPanel ? stopsIn(ownPanel) : stopsIn(nav).filter((stop) => !panelOf(nav, stop));
  if (wish === "first") return stops[0];
  if (wish === "last") return stops.at(-1);
  return stops[stops.indexOf(from) + wish];
}

function stopsIn(element: HTMLElement): HTMLElement[] {
  return Array.from(element.querySelectorAll<HTMLElement>(STOPS));
}

/** The panel that a stop stands in: a list within the list of groups. */
function panelOf(nav: HTMLElement, stop: HTMLElement): HTMLElement | undefined {
  const list = stop.closest("ul");
  return list?.parentElement?.closest("ul") && nav.contains(list.parentElement.closest("ul")) ? list : undefined;
}
