/** Address of the list of everything that the search of a site finds. */
export const SEARCH_PATH = "/search.json";

/** What an entry is about. Articles are written after the build and are not in the list. */
export type SearchKind = "page" | "section" | "question" | "fact" | "article";

/** A piece of a page that search finds on its own. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** Address, with the fragment of the nearest element that has an id. */
  readonly to: string;
  /** Title of the page, and the heading of the section around the piece. */
  readonly trail: readonly string[];
  /** Heading, question or term. */
  readonly heading: string;
  /** Text of the piece, without that of the pieces in it. */
  readonly text: string;
  /** What buyers call it in other words. */
  readonly words?: string;
}
