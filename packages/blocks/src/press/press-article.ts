/** What the administrator writes of an article. */
export interface ArticleTexts {
  readonly title: string;
  readonly summary: string;
  /** Plain text; blank lines separate paragraphs. */
  readonly content: string;
}

/** A press article as pages show it. */
export interface PressArticle extends ArticleTexts {
  readonly id: string;
  /** When it was posted, in ms since 1970; `null` until the server has set it. */
  readonly date: number | null;
  /** How often it has been opened. */
  readonly views: number;
}

/** A press article as lists show it. */
export type ListedArticle = Omit<PressArticle, "content">;
