import type { Article, NewArticleDraft } from "./port.ts";

/** What can be changed of an article that stands. Two versions of an article are the same when these are. */
export type ArticleTexts = Pick<Article, "title" | "summary" | "content">;

/**
 * How a change to an article ended.
 *
 * - `done`: it was made; `article` as it stands now, or as it stood before it was removed
 * - `changed`: a conflict: nothing was written; `article` is the current version
 * - `missing`: nothing was done, for there is no such article (any more)
 */
export type ArticleOutcome =
  { readonly status: "done" | "changed"; readonly article: Article } | { readonly status: "missing" };

/**
 * Articles as the administrator writes them. A change names the texts that were seen and is refused when they have changed. Each
 * is written to the audit log. Every method throws `DataError`, `signed-out` without an administrator.
 */
export interface PressEditorPort {
  /** Posts an article with server time and no views, or returns the one that the same draft has posted under its id. */
  post(draft: NewArticleDraft): Promise<Article>;
  /** Returns an article without counting; `null` when there is none. */
  read(id: string): Promise<Article | null>;
  /** Puts `texts` in the place of `seen`; `done` where they stand already, as when the answer to the first try was lost. */
  edit(id: string, seen: ArticleTexts, texts: ArticleTexts): Promise<ArticleOutcome>;
  /** Deletes the article with the texts `seen`, for good. */
  remove(id: string, seen: ArticleTexts): Promise<ArticleOutcome>;
}

/** Returns whether two versions of an article say the same. */
export const sameTexts = (one: ArticleTexts, other: ArticleTexts): boolean =>
  one.title === other.title && one.summary === other.summary && one.content === other.content;

/** Returns the texts of an article alone. */
export const textsOf = ({ title, summary, content }: ArticleTexts): ArticleTexts => ({ title, summary, content });
