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
  readonly views: number;
}

/** A press article as lists show it. */
export type ListedArticle = Omit<PressArticle, "content">;

/** Author of every article (docs/product.md, 2.18). */
export const AUTHOR_LABEL = "관리자";

/** Paragraphs of an article: blank lines separate them, single line breaks stay within. */
export function paragraphsOf(content: string): string[] {
  return content
    .replaceAll("\r\n", "\n")
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
