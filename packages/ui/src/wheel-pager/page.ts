import { nearestStop, restIn, stopsOf, type Extent, type Stop } from "./stops.ts";

/** The document as it lies right now, in pixels. */
export interface Page {
  sections: Extent[];
  stops: Stop[];
  viewport: number;
  /** The furthest scroll position. */
  end: number;
  position: number;
}

/**
 * Measures the page.
 *
 * @param ids Of the sections, downwards; those that are not in the document are left out.
 */
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

/** Where in the document the middle of an element lies. */
export function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return window.scrollY + top + height / 2;
}

/**
 * Where the page rests best when it has been scrolled by something else.
 *
 * @param interest What the reader was led to, such as a link's target; undefined if it is only a position.
 */
export function restFor(page: Page, interest: number | undefined): number {
  const { sections, stops, viewport, end, position } = page;
  const point = interest ?? position + viewport / 2;
  const section = sections.find(({ top, height }) => point >= top && point < top + height);
  if (section && (interest !== undefined || section.height > viewport)) return restIn(section, position, viewport);
  if (!section && interest !== undefined) return point < (sections[0]?.top ?? 0) ? 0 : end;
  return nearestStop(stops, position)?.top ?? position;
}
