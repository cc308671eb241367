import { createHash } from "node:crypto";
import { forgetOldest } from "../http/rate-limit.ts";

/** Rendered pages that are kept; one has about 50 KB, the longest article's some 600 KB. */
const MAX_PAGES = 64;

/** Pages as they were rendered last, by address and by what of the store they show: a write makes another page of it. */
export interface PageCache {
  /** Returns a kept page, `undefined` if there is none; one that is being rendered counts. */
  find(key: string): Promise<string> | undefined;
  /** Keeps a page that is being rendered, and drops it if that fails. */
  keep(key: string, page: Promise<string>): void;
}

/** Returns the key of a page with what it shows. */
export const pageKey = (url: string, state: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify([url, state]))
    .digest("base64");

/** Creates a cache in memory that drops the least recently used pages. */
export function createPageCache(): PageCache {
  const pages = new Map<string, Promise<string>>();

  function keep(key: string, page: Promise<string>): void {
    pages.delete(key);
    forgetOldest(pages, MAX_PAGES);
    pages.set(key, page);
  }

  return {
    find(key) {
      const page = pages.get(key);
      if (page !== undefined) keep(key, page);
      return page;
    },
    keep(key, page) {
      keep(key, page);
      page.catch(() => pages.delete(key));
    },
  };
}
