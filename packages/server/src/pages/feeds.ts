import type { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import type { SiteManifest } from "../manifest.ts";
import type { PressReader } from "../store/press-port.ts";
import { FEED_PATH, FEED_TYPE, pressFeed } from "./feed.ts";
import { SITEMAP_PATH, SITEMAP_TYPE, sitemapXml } from "@danji/complex/sitemap";

/** How long who may keep them: values of `Cache-Control`. */
export interface FeedCaching {
  readonly feed: string;
  readonly sitemap: string;
}

/** Answers the feed of the press and the list of pages for search engines, with what is stored now. */
export function addFeeds(app: Hono<AppEnv>, site: SiteManifest, press: PressReader, caching: FeedCaching): void {
  app.get(FEED_PATH, async (c) => {
    const { articles } = await press.firstPage(site.siteKey);
    c.header("Content-Type", FEED_TYPE);
    c.header("Cache-Control", caching.feed);
    return c.body(pressFeed(site, articles));
  });
  app.get(SITEMAP_PATH, async (c) => {
    const articles = await press.dates(site.siteKey);
    c.header("Content-Type", SITEMAP_TYPE);
    c.header("Cache-Control", caching.sitemap);
    return c.body(sitemapXml(site, articles));
  });
}
