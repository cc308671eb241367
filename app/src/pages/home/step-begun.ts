/**
 * The step that a reader has begun while the pager's code was on its way: a document that was opened at its top, and not
 * at a fragment or where its reader had been before, has only been moved by its reader, downwards. On a server nobody has.
 */
export function stepBegun(): 1 | undefined {
  if (typeof window === "undefined") return undefined;
  const visits = performance.getEntriesByType("navigation");
  const isNew = visits.every((visit) => "type" in visit && visit.type === "navigate");
  return isNew && location.hash === "" && window.scrollY > 0 ? 1 : undefined;
}
