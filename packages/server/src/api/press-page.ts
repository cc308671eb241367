import { PRESS_PAGE_SIZE } from "@danji/data/press/port";
import type { PressReader, StoredPage } from "../store/press-port.ts";
import type { PressPlace, PressStore } from "../store/press.ts";
import { decodeCursor, encodeCursor } from "./press-cursor.ts";

/** One page of a site's articles after a place, with the cursor of the next one as clients get it. */
function pressPage(press: PressStore, siteId: string, after?: PressPlace): StoredPage {
  const articles = press.list(siteId, after);
  const last = articles.at(-1);
  return { articles, next: articles.length === PRESS_PAGE_SIZE && last !== undefined ? encodeCursor(last) : null };
}

/** Returns the articles on the disk. */
export const pressReader = (press: PressStore): PressReader => ({
  firstPage: (siteId) => pressPage(press, siteId),
  pageAfter(siteId, cursor) {
    const place = decodeCursor(cursor);
    return place === undefined ? undefined : pressPage(press, siteId, place);
  },
  get: (id) => press.get(id),
  dates: (siteId) => press.dates(siteId),
});
