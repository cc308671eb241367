/**
 * Returns the step that the visitor started before the pager was loaded: a new document without a fragment opens at its
 * top, so only the visitor can have scrolled it. Undefined on the server.
 */
export function startedStep(): 1 | undefined {
  if (typeof window === "undefined") return undefined;
  const visits = performance.getEntriesByType("navigation");
  const isNew = visits.every((visit) => "type" in visit && visit.type === "navigate");
  return isNew && location.hash === "" && window.scrollY > 0 ? 1 : undefined;
}
