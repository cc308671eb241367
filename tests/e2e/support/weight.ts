import type { Page } from "@playwright/test";

/** A file that an open page has fetched. */
interface Fetched {
  readonly path: string;
  readonly type: "document" | "script" | "font" | "image" | "other";
  /** Size as it is compressed, whether it came from a cache or not. */
  readonly bytes: number;
  /** What of it has come over the network, headers included. */
  readonly sent: number;
}

/** Returns what an open page has fetched, each file once; its icon comes when the browser has time. */
export const fetchedBy = (page: Page): Promise<Fetched[]> =>
  page.evaluate(() => {
    const typeOf = (entry: PerformanceEntry, path: string) => {
      if (entry instanceof PerformanceNavigationTiming) return "document";
      if (path.endsWith(".js")) return "script";
      if (path.endsWith(".woff2")) return "font";
      return /\.(?:avif|gif|jpe?g|png|svg|webp)$/u.test(path) ? "image" : "other";
    };
    const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => !name.endsWith("/favicon.svg"))
      .map((entry) => [entry.name, entry] as const);
    return [...new Map(entries).values()].map((entry) => {
      const path = new URL(entry.name).pathname;
      return { path, type: typeOf(entry, path), bytes: entry.encodedBodySize, sent: entry.transferSize };
    });
  });

/** Bytes of all files, or of those of one type. */
export const weightOf = (files: readonly Fetched[], type?: Fetched["type"]): number =>
  files.reduce((sum, file) => sum + (type === undefined || file.type === type ? file.bytes : 0), 0);
