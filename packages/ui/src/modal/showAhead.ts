/**
 * Shows nodes that React keeps hidden in an `Activity`, ahead of React, which will then find nothing left to do.
 *
 * @param id What they carry in `data-danji-layer`.
 * @returns whether they were there.
 */
export function showAhead(id: string): boolean {
  const nodes = document.querySelectorAll<HTMLElement>(`[data-danji-layer="${id}"]`);
  for (const node of nodes) {
    node.style.removeProperty("display");
    node.dataset["state"] = "open";
  }
  return nodes.length > 0;
}
