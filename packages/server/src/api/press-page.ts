import { PRESS_PAGE_SIZE, type PressPage } from "@danji/data/press/port";
import type { PressReader, StoredArticle } from "../store/press-port.ts";
import type { PressPlace, PressStore } from "../store/press.ts";
import { encodeCursor } from "./press-cursor.ts";

/** One page of a site's articles after a place, with the cursor of the next one as clients get it. */
export function pressPage(
  press: PressStore,
  siteId: string,
  after?: PressPlace,
): PressPage & { readonly articles: readonly StoredArticle[] } {
  const articles = press.list(siteId, after);
  const last = articles.at(-1);
  return { articles, next: articles.length === PRESS_PAGE_SIZE && last !== undefined ? encodeCursor(last) : null };
}

/** The articles on the disk, for pages and feeds. */
export const pressReader = (press: PressStore): PressReader => ({
  firstPage: (siteId) => pressPage(press, siteId),
  get: (id) => press.get(id),
  dates: (siteId) => press.dates(siteId),
});
