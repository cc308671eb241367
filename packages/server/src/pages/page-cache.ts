import type { PageState } from "@danji/api/page-state";
import type { Article } from "@danji/api/press/schema";
import { createWindowLimiter, forgetOldest } from "../http/rate-limit.ts";

/** Rendered pages that are kept; one has about 50 KB, the longest article's some 600 KB. */
const MAX_PAGES = 64;
/** How long a page may be shown without a look at the store, in ms. */
const KEPT_MS = 10 * 60_000;
/** How often a page is rendered again in {@link RECOUNTS_MS} for its counts of views alone, which every opening changes. */
const RECOUNTS = 5;
const RECOUNTS_MS = 10_000;

interface KeptPage {
  readonly page: Promise<string>;
  readonly state: PageState;
  /** Last moment at which the texts were those of the store, in ms since 1970. */
  readonly checkedAt: number;
}

const articlesOf = ({ article, pressList }: PageState): readonly Partial<Article>[] =>
  article ? [article] : (pressList?.articles ?? []);

const ALL = ["id", "title", "summary", "content", "date", "views"] as const;
const TEXTS = ALL.filter((name) => name !== "views");

/** Returns whether two states of an address are the same in some fields of their articles, by comparing: hashing costs ten times as much. */
function isEqual(one: PageState, other: PageState, names: readonly (typeof ALL)[number][]): boolean {
  const [ones, others] = [articlesOf(one), articlesOf(other)];
  const isSame = (article: Partial<Article>, index: number) =>
    names.every((name) => article[name] === others[index]?.[name]);
  return ones.length === others.length && ones.every(isSame);
}

/** Creates a cache in memory that drops the least recently used pages. */
export function createPageCache(clock: () => number) {
  const pages = new Map<string, KeptPage>();
  const recounts = createWindowLimiter();

  function put(address: string, kept: KeptPage): void {
    pages.delete(address);
    forgetOldest(pages, MAX_PAGES);
    pages.set(address, kept);
  }

  return {
    /** Returns the page of an address that shows `state`; its counts of views may be ten seconds old, older where it may not be rendered. */
    find(address: string, state: PageState, mayRender: () => boolean): Promise<string> | undefined {
      const kept = pages.get(address);
      if (kept === undefined || !isEqual(kept.state, state, TEXTS)) return undefined;
      const recount = { key: address, limit: RECOUNTS, windowMs: RECOUNTS_MS };
      const isCountOld = !isEqual(kept.state, state, ALL);
      if (isCountOld && recounts.wait(recount, clock()) === 0 && mayRender()) {
        recounts.take([recount], clock());
        return undefined;
      }
      put(address, { ...kept, checkedAt: clock() });
      return kept.page;
    },
    /** Returns the page of an address that was last asked about or kept within ten minutes. */
    last(address: string): Promise<string> | undefined {
      const kept = pages.get(address);
      return kept !== undefined && clock() - kept.checkedAt < KEPT_MS ? kept.page : undefined;
    },
    /** Keeps a page that is being rendered, and drops it if that fails. */
    keep(address: string, state: PageState, page: Promise<string>): void {
      put(address, { page, state, checkedAt: clock() });
      page.catch(() => {
        if (pages.get(address)?.page === page) pages.delete(address);
      });
    },
  };
}
