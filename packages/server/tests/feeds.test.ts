import * as fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { pressFeed } from "../src/pages/feed.ts";
import { send } from "./support/send.ts";
import { startTestServer } from "./support/server.ts";
import { sampleSite } from "./support/site.ts";

const ARTICLES = 12;
const seedPress = Array.from({ length: ARTICLES }, (_, index) => ({
  title: index === ARTICLES - 1 ? "나중 & <먼저>" : `제목 ${index}`,
  summary: "<요약> & 더",
  content: "내용",
  date: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
}));

const sitemap = ["/", "/sample/press"].map((path) => ({ path, lastModified: "2025-12-01" }));
const site = sampleSite({ seedPress, sitemap });
const server = await startTestServer({ limits: { readsPerMinutePerAddress: 2 }, site });
afterAll(server.close);

it("lists the pages and every article in the sitemap, each with its own day", async () => {
  const { status, headers, text } = await send(server.url, { path: "/sitemap.xml" });
  expect([status, headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
  const entries = [...text.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/gu)];
  expect(entries[0]?.slice(1)).toEqual(["https://sample.example/", "2025-12-01"]);
  expect(entries[1]?.slice(1)).toEqual(["https://sample.example/sample/press", "2026-01-12T00:00:00.000Z"]);
  expect(entries[2]?.[1]).toMatch(/^https:\/\/sample\.example\/sample\/press\/[0-9a-f]+$/u);
  expect(entries[2]?.[2]).toBe("2026-01-12T00:00:00.000Z");
  expect(entries).toHaveLength(2 + ARTICLES);
});

it("lists the newest articles as RSS, text as text, a limited number of times a minute", async () => {
  const { status, headers, text } = await send(server.url, { path: "/rss.xml" });
  expect([status, headers["content-type"]]).toEqual([200, "application/rss+xml; charset=utf-8"]);
  const titles = [...text.matchAll(/<item><title>(.*?)<\/title>/gu)].map((match) => match[1]);
  expect(titles.slice(0, 2)).toEqual(["나중 &amp; &lt;먼저&gt;", "제목 10"]);
  expect(text).toContain('<atom:link href="https://sample.example/rss.xml" rel="self" type="application/rss+xml"/>');
  expect(text).toContain("<lastBuildDate>Mon, 12 Jan 2026 00:00:00 GMT</lastBuildDate>");
  expect(text).toContain("<pubDate>Mon, 12 Jan 2026 00:00:00 GMT</pubDate>");
  expect(text).toMatch(/<link>https:\/\/sample\.example\/sample\/press\/[0-9a-f]+<\/link>/u);
  expect(text).toContain("&lt;요약&gt; &amp; 더");
  const refused = await send(server.url, { path: "/rss.xml" });
  expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
});

const MANY = 1_000;
/** Any code point, and often one that XML cannot hold or that means something in it. */
const character = fc.oneof(
  fc.string({ unit: "binary", maxLength: 1 }),
  fc.constantFrom(
    ..."<>&\"'\u0000\u000b\u001f\u0085\u2028\ufdd0\ufffd\ufffe\uffff\u{1fffe}",
    "\ud800",
    "\udfff",
    "]]>",
    "&#0;",
  ),
);
const text = fc.string({ unit: character, maxLength: 40 });

it("is well-formed whatever the articles hold", () => {
  const texts = fc.sample(fc.record({ title: text, summary: text, content: text }), MANY);
  const articles = texts.map((article, id) => ({ ...article, id: `${id}`, siteId: "sample", date: id, views: 0 }));
  const feed = pressFeed(sampleSite(), articles);
  // Char of XML 1.0, 2.2.
  expect(feed).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
  const item =
    /<item><title>T<\/title><link>T<\/link><guid isPermaLink="true">T<\/guid><description>T<\/description><pubDate>T<\/pubDate><\/item>/u;
  const items = new RegExp(item.source.replaceAll("T", "(?:[^&<>]|&(?:amp|lt|gt|quot);)*"), "gu");
  expect(feed.match(items)).toHaveLength(MANY);
});
