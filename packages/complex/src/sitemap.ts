import { escapeXml } from "./xml.ts";

/** Address of the list of pages for search engines. */
export const SITEMAP_PATH = "/sitemap.xml";

/** Media type of the list. */
export const SITEMAP_TYPE = "application/xml; charset=utf-8";

/** A page that search engines may list. */
export interface ListedPage {
  readonly path: string;
  /** Day of its last change, `yyyy-mm-dd`. */
  readonly lastModified: string;
}

interface SitemapSite {
  readonly siteUrl: string;
  readonly siteKey: string;
  readonly sitemap: readonly ListedPage[];
}

/** A press article with the time of its publication in ms since 1970. */
interface PressDate {
  readonly id: number | string;
  readonly date: number;
}

/** Returns the pages that search engines may list, and press articles, newest first; their list changes with the newest. */
export function sitemapXml({ siteUrl, siteKey, sitemap }: SitemapSite, articles: readonly PressDate[]): string {
  const list = `/${siteKey}/press`;
  const newest = articles[0]?.date;
  const day = (date: number) => new Date(date).toISOString();
  const entries = [
    ...sitemap.map(({ path, lastModified }) => ({
      path,
      lastModified: path === list && newest !== undefined ? day(newest) : lastModified,
    })),
    ...articles.map(({ id, date }) => ({ path: `${list}/${id}`, lastModified: day(date) })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(
      ({ path, lastModified }) =>
        `<url><loc>${escapeXml(siteUrl + path)}</loc><lastmod>${escapeXml(lastModified)}</lastmod></url>`,
    ),
    "</urlset>",
    "",
  ].join("\n");
}
