import type { Article, ListedArticle, PressPage } from "@danji/data/press/port";

/** An article that is stored: the server has always set its date. */
export type StoredArticle = Article & { readonly date: number };

export type StoredListed = ListedArticle & { readonly date: number };

/** Which article, and from when. */
export type PressDate = Pick<StoredArticle, "id" | "date">;

/** Articles that a sitemap lists at most: the 50,000 addresses of sitemaps.org, less plenty for the fixed pages. */
export const SITEMAP_ARTICLES = 49_000;

type Awaitable<Value> = Value | Promise<Value>;

/** One page of a list as it is stored. */
export type StoredPage = PressPage & { readonly articles: readonly StoredListed[] };

/** The press as readers see it, whatever keeps it. Reading counts no opening. */
export interface PressReader {
  /** The first page of a site's articles. */
  firstPage(siteId: string): Awaitable<StoredPage>;
  /** The page after a cursor, `undefined` where this reader never gave out such a one. */
  pageAfter(siteId: string, cursor: string): Awaitable<StoredPage | undefined>;
  /** One article. */
  get(id: string): Awaitable<StoredArticle | undefined>;
  /** Which articles a site has, newest first, up to {@link SITEMAP_ARTICLES}. */
  dates(siteId: string): Awaitable<readonly PressDate[]>;
}
