/**
 * Shows an item of an accordion as open or closed, ahead of React, which will then find nothing left to do.
 *
 * @param triggerId Of its button, whose nearest ancestor with a state is the item.
 */
export function showItem(triggerId: string, open: boolean): void {
  const trigger = document.getElementById(triggerId);
  const state = open ? "open" : "closed";
  trigger?.setAttribute("aria-expanded", String(open));
  trigger?.setAttribute("data-state", state);
  trigger?.parentElement?.closest("[data-state]")?.setAttribute("data-state", state);
}
