import type { SearchEntry } from "@danji/complex/search-entry";
import { convertQwertyToHangul } from "es-hangul";
import MiniSearch, { type Query } from "minisearch";
import { comparable, lettersOf, readingsOf, termsOf, withoutParticle, wordsOf } from "./words.ts";

const MOST_RESULTS = 12;
/** Results of one page, so that others are seen too. */
const MOST_OF_PAGE = 3;
/** Weights of the fields: what names a piece counts more than what it says. Few pieces have other words, which the index marks down as long. */
const BOOST = { heading: 6, words: 14, trail: 1.5, text: 1 };
/** Weights of the kinds: a page and a fact before a section; a question names much that it is not about, an article what pages say. */
const KIND_BOOST = { page: 1.3, question: 1, fact: 1.25, section: 1, article: 0.7 } as const;

/** An entry that fits what was typed. */
export interface SearchResult extends SearchEntry {
  readonly id: number;
}

const NAME_BOOST = 2;
/** Weight of what pages say for what was typed. */
const SYNONYM_BOOST = 0.5;

/** Names are also found where the visitor leaves out their blanks. */
const tokenize = (text: string, field?: string): string[] => {
  const words = wordsOf(text);
  return field === "heading" && words.length > 1 ? [...words, words.join("")] : words;
};

/** Returns the query for one word, which may end in a particle: `배치도` is a noun, and also `배치` with one. */
const wordQuery = (word: string): Query => ({ queries: readingsOf(word).map(lettersOf), combineWith: "OR" });

/** Returns the ways to read one long word as two, of which a visitor has left out the blank. */
function spacings([word = "", ...others]: readonly string[]): string[][] {
  if (others.length > 0) return [];
  const count = Math.max(0, word.length - 3);
  return Array.from({ length: count }, (_, index) => [word.slice(0, index + 2), word.slice(index + 2)]);
}

function weightOf(entry: SearchEntry | undefined, term: string): number {
  if (entry === undefined) return 1;
  const isNamed = lettersOf(wordsOf(entry.heading).join("")) === term;
  return KIND_BOOST[entry.kind] * (isNamed ? NAME_BOOST : 1);
}

function limitPages(entries: readonly SearchResult[]): SearchResult[] {
  const shown = new Map<string, number>();
  return entries.filter(({ to }) => {
    const [page = to] = to.split("#");
    const count = (shown.get(page) ?? 0) + 1;
    shown.set(page, count);
    return count <= MOST_OF_PAGE;
  });
}

const CHUNK = 16;

/** Creates an empty index. It is filled in the browser: it takes more bytes than the texts that it is made of. */
export function createSearchIndex() {
  const index = new MiniSearch<SearchResult>({
    fields: Object.keys(BOOST),
    extractField: (entry, field) => {
      const { id, heading, words = "", trail, text } = entry;
      const fields: Readonly<Record<string, string | number>> = { id, heading, words, trail: trail.join(" "), text };
      return fields[field];
    },
    tokenize,
    processTerm: termsOf,
  });
  const indexed: SearchResult[] = [];
  const known = new Set<string>();

  function find(words: readonly string[], combineWith: "AND" | "OR"): SearchResult[] {
    if (words.length === 0) return [];
    const typed = new Set(words.flatMap((word) => [word, withoutParticle(word)]).map(lettersOf));
    const query: Query = { queries: words.map(wordQuery), combineWith };
    const found = index.search(query, {
      prefix: true,
      boost: BOOST,
      tokenize: (text) => [text],
      processTerm: (term) => term,
      boostTerm: (term) => (typed.has(term) ? 1 : SYNONYM_BOOST),
      boostDocument: (id, term) => weightOf(indexed[id], term),
    });
    return found.flatMap(({ id }) => indexed[id] ?? []);
  }

  function searchWords(query: string): SearchResult[] {
    const words = wordsOf(query);
    const readings = [words, ...spacings(words)].map((reading) => find(reading, "AND"));
    return readings.find((found) => found.length > 0) ?? find(words, "OR");
  }

  return {
    /** Adds entries that are not there yet, a few at a time, so that the page stays responsive. */
    async add(entries: readonly SearchEntry[]) {
      const isNew = (entry: SearchEntry) => known.size !== known.add(JSON.stringify(entry)).size;
      const added = entries.filter(isNew).map((entry, position) => ({ ...entry, id: indexed.length + position }));
      indexed.push(...added);
      await index.addAllAsync(added, { chunkSize: CHUNK });
    },
    /** Returns the entries that fit what was typed, best first. */
    search(query: string): readonly SearchResult[] {
      const found = searchWords(query);
      const isLatin = /^[a-z\s]+$/u.test(comparable(query));
      const typed = found.length === 0 && isLatin ? searchWords(convertQwertyToHangul(query)) : found;
      return limitPages(typed).slice(0, MOST_RESULTS);
    },
  };
}

/** Searches the entries of a site. */
export type SearchIndex = ReturnType<typeof createSearchIndex>;
