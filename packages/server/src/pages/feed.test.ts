import * as fc from "fast-check";
import { expect, it } from "vitest";
import { sampleSite } from "../../tests/support/site.ts";
import { pressFeed } from "./feed.ts";

const ARTICLES = 1_000;
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
  const texts = fc.sample(fc.record({ title: text, summary: text, content: text }), ARTICLES);
  const articles = texts.map((article, id) => ({ ...article, id: `${id}`, siteId: "sample", date: id, views: 0 }));
  const feed = pressFeed(sampleSite(), articles);
  // Char of XML 1.0, 2.2.
  expect(feed).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
  const item =
    /<item><title>T<\/title><link>T<\/link><guid isPermaLink="true">T<\/guid><description>T<\/description><pubDate>T<\/pubDate><\/item>/u;
  const items = new RegExp(item.source.replaceAll("T", "(?:[^&<>]|&(?:amp|lt|gt|quot);)*"), "gu");
  expect(feed.match(items)).toHaveLength(ARTICLES);
});
