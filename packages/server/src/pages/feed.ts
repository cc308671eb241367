import type { SiteManifest } from "../manifest.ts";
import type { StoredListed } from "../store/press-port.ts";
import { escapeXml } from "@danji/complex/xml";

/** Address of the feed. */
export const FEED_PATH = "/rss.xml";

/** Media type of RSS 2.0. */
export const FEED_TYPE = "application/rss+xml; charset=utf-8";

/** Returns the newest press articles as RSS 2.0, which Naver reads press by. */
export function pressFeed({ siteKey, siteUrl, siteName }: SiteManifest, articles: readonly StoredListed[]): string {
  const list = `${siteUrl}/${siteKey}/press`;
  const items = articles.map(({ id, title, summary, date }) => {
    const link = escapeXml(`${list}/${id}`);
    return [
      "<item>",
      `<title>${escapeXml(title)}</title>`,
      `<link>${link}</link><guid isPermaLink="true">${link}</guid>`,
      `<description>${escapeXml(summary)}</description>`,
      `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
      "</item>",
    ].join("");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(siteName)} 언론보도</title>`,
    `<link>${escapeXml(list)}</link>`,
    `<description>${escapeXml(siteName)}의 새 소식</description>`,
    "<language>ko-KR</language>",
    `<atom:link href="${escapeXml(siteUrl + FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...articles.slice(0, 1).map(({ date }) => `<lastBuildDate>${new Date(date).toUTCString()}</lastBuildDate>`),
    ...items,
    "</channel></rss>",
    "",
  ].join("\n");
}
