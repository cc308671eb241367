/** The panel of a tab, if it is on the page. */
const panelOf = (tab: Element) => document.getElementById(tab.getAttribute("aria-controls") ?? "");

/** Writes an attribute, unless it is so already: each writing asks the browser for styles anew. */
function write(element: Element | null, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Shows a tab as chosen with its panel, and its sisters not, ahead of React, which will then find nothing left to do.
 *
 * @returns whether its panel could be shown: one that renders its children only while it is chosen needs React for that.
 */
export function showTab(chosen: Element): boolean {
  const panel = panelOf(chosen);
  if (!panel || panel.hidden) return false;
  for (const tab of chosen.closest('[role="tablist"]')?.querySelectorAll('[role="tab"]') ?? []) {
    const state = tab === chosen ? "active" : "inactive";
    write(tab, "aria-selected", String(tab === chosen));
    write(tab, "data-state", state);
    write(panelOf(tab), "data-state", state);
  }
  return true;
}
