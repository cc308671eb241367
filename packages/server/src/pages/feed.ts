import type { SiteManifest } from "../manifest.ts";
import type { StoredArticle } from "../store/press.ts";

/** Address of the feed. */
export const FEED_PATH = "/rss.xml";

/** Media type of RSS 2.0. */
export const FEED_TYPE = "application/rss+xml; charset=utf-8";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? sign);
}

/** The newest press articles as RSS 2.0, which Naver reads press by. */
export function pressFeed({ siteKey, siteUrl, siteName }: SiteManifest, articles: readonly StoredArticle[]): string {
  const list = `${siteUrl}/${siteKey}/press`;
  const items = articles.map(({ id, title, summary, date }) => {
    const link = escape(`${list}/${id}`);
    return [
      "<item>",
      `<title>${escape(title)}</title>`,
      `<link>${link}</link><guid isPermaLink="true">${link}</guid>`,
      `<description>${escape(summary)}</description>`,
      `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
      "</item>",
    ].join("");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    `<title>${escape(siteName)} 언론보도</title>`,
    `<link>${escape(list)}</link>`,
    `<description>${escape(siteName)}의 새 소식</description>`,
    "<language>ko-KR</language>",
    ...items,
    "</channel></rss>",
    "",
  ].join("\n");
}
