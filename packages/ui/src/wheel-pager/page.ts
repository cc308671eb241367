import { nearestStop, restIn, stopsOf, type Extent, type Stop } from "./stops.ts";

/** Measures of the document, in pixels. */
export interface Page {
  sections: Extent[];
  stops: Stop[];
  viewport: number;
  /** The furthest scroll position. */
  end: number;
  position: number;
}

/** Measures the page and the sections that are in the document. */
export function readPage(ids: readonly string[]): Page {
  const { clientHeight: viewport, scrollHeight } = document.documentElement;
  const position = window.scrollY;
  const end = Math.max(0, scrollHeight - viewport);
  const sections = ids.flatMap((id) => {
    const rect = document.getElementById(id)?.getBoundingClientRect();
    return rect ? [{ top: rect.top + position, height: rect.height }] : [];
  });
  return { sections, stops: stopsOf(sections, viewport, end), viewport, end, position };
}

/** Returns the middle of an element in the document. */
export function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return window.scrollY + top + height / 2;
}

/**
 * Returns where the page rests after a scroll that was not the pager's, to the target of a link or the focus
 * (`interest`) if there is one.
 */
export function restFor(page: Page, interest: number | undefined): number {
  const { sections, stops, viewport, end, position } = page;
  const point = interest ?? position + viewport / 2;
  const section = sections.find(({ top, height }) => point >= top && point < top + height);
  if (section && (interest !== undefined || section.height > viewport)) return restIn(section, position, viewport);
  if (!section && interest !== undefined) return point < (sections[0]?.top ?? 0) ? 0 : end;
  return nearestStop(stops, position)?.top ?? position;
}
