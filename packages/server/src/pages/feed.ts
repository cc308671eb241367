import { SITEMAP_PATH, SITEMAP_TYPE, sitemapXml } from "@danji/complex/sitemap";
import { escapeXml } from "@danji/complex/xml";
import type { ListedArticle } from "@danji/api/press/schema";
import type { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import type { SiteManifest } from "../manifest.ts";
import type { PressReader } from "../store/store.ts";
import type { Caching } from "./caching.ts";

export const FEED_PATH = "/rss.xml";

const FEED_TYPE = "application/rss+xml; charset=utf-8";

/** Returns the newest press articles as RSS 2.0, which Naver reads press by. */
export function pressFeed({ siteKey, siteUrl, siteName }: SiteManifest, articles: readonly ListedArticle[]): string {
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

/** Answers the feed of the press and the list of pages for search engines, with what is stored now. */
export function addFeeds(app: Hono<AppEnv>, site: SiteManifest, press: PressReader, caching: Caching): void {
  app.get(FEED_PATH, async (c) => {
    const { articles } = await press.list(site.siteKey);
    c.header("Content-Type", FEED_TYPE);
    c.header("Cache-Control", caching.stored);
    return c.body(pressFeed(site, articles));
  });
  app.get(SITEMAP_PATH, async (c) => {
    const articles = await press.dates(site.siteKey);
    c.header("Content-Type", SITEMAP_TYPE);
    c.header("Cache-Control", caching.sitemap);
    return c.body(sitemapXml(site, articles));
  });
}
