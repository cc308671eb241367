import { expect, test } from "vitest";
import { complex, PRESS } from "../e2e/support/complex.ts";
import { articlesOf } from "../e2e/support/database.ts";
import { ROUTES } from "../e2e/support/routes.ts";
import { ask, server } from "./support/ask.ts";

const { siteUrl } = complex.identity;

test("lists for search engines what they may list, and nothing else", async () => {
  const sitemap = await ask("/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toMatch(/xml/u);
  const entries = (await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc><lastmod>\d{4}-\d\d-\d\d[^<]*<\/lastmod>/gu);
  const listed = [...entries].map((match) => match[1]);
  const articles = complex.press.flatMap(({ title }) => articlesOf(server.dataDir, title));
  const paths = [...ROUTES.filter(({ indexed }) => indexed), ...articles.map(({ id }) => ({ path: `${PRESS}/${id}` }))];
  const wanted = paths.map(({ path }) => siteUrl + path);
  expect(new Set(listed)).toEqual(new Set(wanted));
  expect(listed).toHaveLength(wanted.length);

  const robots = await ask("/robots.txt");
  expect(robots.headers.get("content-type")).toMatch(/^text\/plain/u);
  const lines = (await robots.text()).split("\n");
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(lines).toContain("Disallow: /api/");
  expect(lines).not.toContain("Disallow: /");
});

test("offers the news as a feed", async () => {
  const feed = await ask("/rss.xml");
  expect(feed.status).toBe(200);
  expect(feed.headers.get("content-type")).toMatch(/xml/u);
  const text = await feed.text();
  expect(text).toContain(complex.press[0]?.title);
  expect(text).toContain(`${siteUrl}${PRESS}/`);
});
