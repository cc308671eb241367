import * as z from "zod/mini";

/** Articles on one page of the press list (docs/product.md, 9). */
export const PRESS_PAGE_SIZE = 10;

/** An article as a list has it: its content can be a hundred times as long as the rest. */
export const listedArticle = z.object({
  id: z.string(),
  siteId: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Server time of posting in ms since 1970. */
  date: z.number(),
  views: z.number(),
});

export type ListedArticle = Readonly<z.output<typeof listedArticle>>;

/** A press article as readers see it. Its content is plain text; blank lines separate paragraphs. */
export const article = z.extend(listedArticle, { content: z.string() });

export type Article = Readonly<z.output<typeof article>>;

export type ArticleDraft = Pick<Article, "siteId" | "title" | "summary" | "content">;

export interface NewArticleDraft extends ArticleDraft {
  /** Made by who posts it: posted again with the same texts, as when the answer was lost, it is stored once. @default a new one */
  readonly id?: string | undefined;
}

/** Place in a list after which the next page starts. Opaque: only the adapter that made it can read it. */
export const pressCursor = z.string().brand<"PressCursor">();

export type PressCursor = z.output<typeof pressCursor>;

/** One page of a site's articles, newest first. */
export const pressPage = z.object({
  articles: z.readonly(z.array(listedArticle)),
  /** Where the next page starts; `null` when this page held fewer than {@link PRESS_PAGE_SIZE}. */
  next: z.nullable(pressCursor),
});

export type PressPage = Readonly<z.output<typeof pressPage>>;

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

export const sameTexts = (one: ArticleTexts, other: ArticleTexts): boolean =>
  one.title === other.title && one.summary === other.summary && one.content === other.content;

export const textsOf = ({ title, summary, content }: ArticleTexts): ArticleTexts => ({ title, summary, content });
