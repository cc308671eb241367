/** Articles on one page of the press list (docs/product.md, 9). */
export const PRESS_PAGE_SIZE = 10;

/** A press article as readers see it. */
export interface Article {
  readonly id: string;
  /** Key of the site the article belongs to. */
  readonly siteId: string;
  readonly title: string;
  readonly summary: string;
  /** Plain text; blank lines separate paragraphs. */
  readonly content: string;
  /** Server time of posting in ms since 1970, `null` until the server has set it. */
  readonly date: number | null;
  /** How often the article has been opened. */
  readonly views: number;
}

/** An article as a list has it: its content can be a hundred times as long as the rest. */
export type ListedArticle = Omit<Article, "content">;

/** What an administrator writes; everything else is set by the server. */
export interface ArticleDraft {
  readonly siteId: string;
  readonly title: string;
  readonly summary: string;
  readonly content: string;
}

/** A draft as it is posted. */
export interface NewArticleDraft extends ArticleDraft {
  /**
   * Id of the article, made by who posts it: posted again with the same texts, as when the answer was lost, it is stored once.
   *
   * @default a new one
   */
  readonly id?: string | undefined;
}

declare const cursor: unique symbol;

/** Place in a list after which the next page starts. Opaque: only the adapter that made it can read it. */
export type PressCursor = string & { readonly [cursor]: true };

/** One page of a site's articles, newest first. */
export interface PressPage {
  readonly articles: readonly ListedArticle[];
  /** Where the next page starts; `null` when this page held fewer than {@link PRESS_PAGE_SIZE}. */
  readonly next: PressCursor | null;
}

/** The press as readers see it, wherever it is kept. Every method throws `DataError`. */
export interface PressPort {
  /** Up to {@link PRESS_PAGE_SIZE} articles of `siteId` after `after`, newest first. An unknown site has none. */
  list(siteId: string, after?: PressCursor): Promise<PressPage>;
  /**
   * Reads one article and adds exactly 1 to its views; the answer includes this opening. Never waits for a count, which may show
   * to others two minutes later, nor fails for one. Too many openings from one address are read and not counted. `null` when there is none.
   */
  open(id: string): Promise<Article | null>;
}
