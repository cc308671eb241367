import type { PressDate, PressReader } from "./press-port.ts";

/** How long the answer is kept, in ms. The CDN keeps the sitemap for an hour. */
const KEPT_MS = 10 * 60_000;

/**
 * Wraps a reader so that the dates of a site's articles are read once in ten minutes, whatever the sitemap's address has behind its
 * path: they cost a read for each article, up to 49,000.
 */
export function rememberDates<Store extends PressReader>(press: Store, clock: () => number): Store {
  const kept = new Map<string, { readonly until: number; readonly dates: Promise<readonly PressDate[]> }>();

  async function read(siteId: string): Promise<readonly PressDate[]> {
    try {
      return await press.dates(siteId);
    } catch (error) {
      kept.delete(siteId);
      throw error;
    }
  }

  return {
    ...press,
    dates(siteId) {
      const known = kept.get(siteId);
      if (known !== undefined && known.until > clock()) return known.dates;
      const dates = read(siteId);
      kept.set(siteId, { until: clock() + KEPT_MS, dates });
      return dates;
    },
  };
}
