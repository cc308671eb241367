import {
  type Article,
  type ArticleOutcome,
  type ArticleTexts,
  type NewArticleDraft,
  type PressPage,
  sameTexts,
} from "@danji/api/press/schema";
import type { AuditContext, Awaitable } from "./audit-port.ts";

export type PressDate = Pick<Article, "id" | "date">;

/** Articles that a sitemap lists at most: the 50,000 addresses of sitemaps.org, less plenty for the fixed pages. */
export const SITEMAP_ARTICLES = 49_000;

/** Place after which a page of the list starts: the last article of the page before. */
export interface PressPlace {
  /** ms since 1970, with a fraction where the store keeps a finer time. */
  readonly date: number;
  readonly id: string;
}

export interface PressReader {
  /** Up to one page of a site's articles after a place, newest first. */
  list(siteId: string, after?: PressPlace): Awaitable<PressPage>;
  /** One article. Counts nothing. */
  get(id: string): Awaitable<Article | undefined>;
  /** Which articles a site has, newest first, up to {@link SITEMAP_ARTICLES}. */
  dates(siteId: string): Awaitable<readonly PressDate[]>;
  /** Adds 1 to an article's views. Returns `false` if there is no such article. */
  count(id: string): Awaitable<boolean>;
}

/** The press as the administrator writes it. Each change and its entry of the audit log are one transaction. */
export interface Press extends PressReader {
  /** Stores an article with the time of `by` and no views. The same draft under the same id is stored once. */
  post(draft: NewArticleDraft, by: AuditContext): Awaitable<Article>;
  /** Replaces the texts `seen`, if they are still the article's. */
  edit(id: string, seen: ArticleTexts, texts: ArticleTexts, by: AuditContext): Awaitable<ArticleOutcome>;
  /** Deletes the article, if its texts are still `seen`. */
  remove(id: string, seen: ArticleTexts, by: AuditContext): Awaitable<ArticleOutcome>;
}

export const isPosted = (stored: Article, draft: NewArticleDraft): boolean =>
  stored.siteId === draft.siteId && sameTexts(stored, draft);

/**
 * Makes a change to an article in its transaction: replaces the texts `seen` by `texts`, or removes the article where they are `null`.
 *
 * @param write Called if something is to be written.
 */
export function changeArticle(
  stored: Article | undefined,
  seen: ArticleTexts,
  texts: ArticleTexts | null,
  write: () => void,
): ArticleOutcome {
  if (stored === undefined) return { status: "missing" };
  if (texts !== null && sameTexts(stored, texts)) return { status: "done", article: stored };
  if (!sameTexts(stored, seen)) return { status: "changed", article: stored };
  write();
  return { status: "done", article: { ...stored, ...texts } };
}
