import { expect, test } from "vitest";
import { complex, PRESS } from "../e2e/support/complex.ts";
import { viewsOf } from "../e2e/support/database.ts";
import { readPage } from "../e2e/support/html.ts";
import { MENU, ROUTES } from "../e2e/support/routes.ts";
import { ask, htmlOf, newest, server, sourceOf, storedNewest } from "./support/ask.ts";

const { siteUrl, name } = complex.identity;

/** Characters of text below which a page that search engines list says nothing. */
const LEAST_TEXT = 150;
/** Length of a description that search results show in full. */
const DESCRIPTION = { min: 40, max: 160 };

test("gives every page to readers without JavaScript", async () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const menu = Object.values(MENU).flatMap((pages) => Object.values(pages));
  for (const { path, h1, indexed } of ROUTES) {
    const response = await ask(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("content-type"), path).toMatch(/^text\/html; charset=utf-8$/iu);
    const page = readPage(await response.text());
    expect.soft(page.headings, path).toEqual([h1]);
    expect.soft(page.title, path).toBe(path === "/" ? name : `${h1} | ${name}`);
    expect.soft(page.canonical, path).toEqual([siteUrl + path]);
    expect.soft(page.meta.get("robots"), path).toBe(indexed ? "index, follow" : "noindex");

    const description = page.meta.get("description") ?? "";
    expect.soft(description.length, path).toBeGreaterThan(DESCRIPTION.min);
    expect.soft(description.length, path).toBeLessThan(DESCRIPTION.max);
    expect.soft(page.meta.get("og:title"), path).toBe(page.title);
    expect.soft(page.meta.get("og:description"), path).toBe(description);
    expect.soft(page.meta.get("og:url"), path).toBe(siteUrl + path);
    expect.soft(page.meta.get("og:image"), path).toMatch(new RegExp(`^${siteUrl}/`, "u"));
    expect.soft(page.meta.get("og:image:width"), path).toBe("1200");
    expect.soft(page.meta.get("og:image:height"), path).toBe("630");
    expect.soft(page.data.length, path).toBeGreaterThan(0);
    expect
      .soft(
        menu.filter((address) => !page.links.has(address)),
        path,
      )
      .toEqual([]);
    if (indexed) expect.soft(page.text.length, path).toBeGreaterThan(LEAST_TEXT);
    titles.add(page.title ?? "");
    descriptions.add(description);
  }
  expect(titles.size).toBe(ROUTES.length);
  expect(descriptions.size).toBe(ROUTES.length);
});

test.runIf(complex.identity.sample !== undefined)("says once on every page that the complex is fictional", async () => {
  const { sample = "", bannerText } = complex.identity;
  for (const { path } of ROUTES) {
    const { body } = await sourceOf(path);
    expect.soft(body.split(bannerText).length - 1, path).toBe(1);
    expect.soft(body.slice(0, body.indexOf(bannerText)), path).toContain(sample);
  }
});

test("gives the news to readers without JavaScript, and counts no reading", async () => {
  const list = await sourceOf(PRESS);
  for (const { title } of complex.press.slice(0, 10)) expect(list.text).toContain(title);

  const { path, id, views } = storedNewest();
  expect(list.links.has(path)).toBe(true);
  const page = await sourceOf(path);
  expect(page.headings).toEqual([newest.title]);
  expect(page.title).toBe(`${newest.title} | ${name}`);
  expect(page.canonical).toEqual([siteUrl + path]);
  expect(page.meta.get("og:type")).toBe("article");
  expect(page.meta.get("description")).toBe(newest.summary);
  for (const paragraph of newest.content.split("\n\n")) expect(page.text).toContain(paragraph.replaceAll(/\s+/gu, " "));
  expect(viewsOf(server.dataDir, id)).toBe(views);
});

test("offers to share every page, and articles", async () => {
  for (const path of [...ROUTES.map((route) => route.path), storedNewest().path])
    expect.soft(await htmlOf(path), path).toMatch(/<button\b[^>]*>(?:<[^>]*>)*공유하기</u);
});
