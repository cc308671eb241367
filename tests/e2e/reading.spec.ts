import { existsSync } from "node:fs";
import { join } from "node:path";
import { siteFolder } from "./support/build.ts";
import { complex, PRESS } from "./support/complex.ts";
import { articlesOf, viewsOf } from "./support/database.ts";
import { readPage } from "./support/html.ts";
import { MENU, ROUTES } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

const { siteUrl, name } = complex.identity;

/** Characters of text below which a page that search engines list says nothing. */
const LEAST_TEXT = 150;
/** Length of a description that search results show in full. */
const DESCRIPTION = { min: 40, max: 160 };

test("gives every page to readers without JavaScript", async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const menu = Object.values(MENU).flatMap((pages) => Object.values(pages));
  for (const { path, h1, indexed } of ROUTES) {
    await test.step(path, async () => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()["content-type"]).toMatch(/^text\/html; charset=utf-8$/iu);
      const page = readPage(await response.text());
      expect.soft(page.headings).toEqual([h1]);
      expect.soft(page.title).toBe(path === "/" ? name : `${h1} | ${name}`);
      expect.soft(page.canonical).toEqual(indexed ? [siteUrl + path] : []);
      expect.soft(page.meta.get("robots")).toBe(indexed ? "index, follow" : "noindex");

      const description = page.meta.get("description") ?? "";
      expect.soft(description.length).toBeGreaterThan(DESCRIPTION.min);
      expect.soft(description.length).toBeLessThan(DESCRIPTION.max);
      expect.soft(page.meta.get("og:title")).toBe(page.title);
      expect.soft(page.meta.get("og:description")).toBe(description);
      expect.soft(page.meta.get("og:url")).toBe(siteUrl + path);
      expect.soft(page.meta.get("og:image")).toMatch(new RegExp(`^${siteUrl}/`, "u"));
      expect.soft(page.meta.get("og:image:width")).toBe("1200");
      expect.soft(page.meta.get("og:image:height")).toBe("630");
      expect.soft(page.data.length).toBeGreaterThan(0);
      expect.soft(menu.filter((address) => !page.links.has(address))).toEqual([]);
      if (indexed) expect.soft(page.text.length).toBeGreaterThan(LEAST_TEXT);
      titles.add(page.title ?? "");
      descriptions.add(description);
    });
  }
  expect(titles.size).toBe(ROUTES.length);
  expect(descriptions.size).toBe(ROUTES.length);
});

test("gives the news to readers without JavaScript, and counts no reading", async ({ request, server }) => {
  const list = readPage(await (await request.get(PRESS)).text());
  for (const { title } of complex.press.slice(0, 10)) expect(list.text).toContain(title);

  const [news] = complex.press;
  const [stored] = articlesOf(server.dataDir, news?.title ?? "");
  const path = `${PRESS}/${stored?.id}`;
  expect(list.links.has(path)).toBe(true);
  const page = readPage(await (await request.get(path)).text());
  expect(page.headings).toEqual([news?.title]);
  expect(page.title).toBe(`${news?.title} | ${name}`);
  expect(page.canonical).toEqual([siteUrl + path]);
  expect(page.meta.get("og:type")).toBe("article");
  expect(page.meta.get("description")).toBe(news?.summary);
  for (const paragraph of news?.content.split("\n\n") ?? [])
    expect(page.text).toContain(paragraph.replaceAll(/\s+/gu, " "));
  expect(viewsOf(server.dataDir, stored?.id ?? "")).toBe(stored?.views);
});

test("finds every page in any letter case, under one canonical address", async ({ request }) => {
  for (const { path, h1, indexed } of ROUTES) {
    for (const spelling of [path.toLowerCase(), path.toUpperCase()]) {
      const response = await request.get(spelling, { maxRedirects: 0 });
      expect(response.status(), spelling).toBe(200);
      const page = readPage(await response.text());
      expect(page.headings, spelling).toEqual([h1]);
      expect(page.canonical, spelling).toEqual(indexed ? [siteUrl + path] : []);
    }
  }
});

test("has the stamp tax under both of the spellings that are written about", async ({ request }) => {
  const pages = await Promise.all(
    ["/SalesInfo/stampTax", "/SalesInfo/StampTax"].map(async (path) => {
      // A host without the backend needs a file of each name.
      expect(existsSync(join(siteFolder, `${path}.html`)), path).toBe(true);
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      return readPage(await response.text());
    }),
  );
  for (const { headings, canonical } of pages) {
    expect(headings).toEqual(["인지세 안내"]);
    expect(canonical).toEqual([`${siteUrl}/SalesInfo/stampTax`]);
  }
});

test("leads addresses with a slash at the end to those without", async ({ request }) => {
  for (const { path } of ROUTES.filter((route) => route.path !== "/")) {
    const response = await request.get(`${path}/?from=mail`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(308);
    expect(response.headers()["location"], path).toBe(`${path}?from=mail`);
  }
});

test("answers 404 to addresses that it does not have", async ({ request }) => {
  const unknown = [
    "/none",
    "/Brand",
    "/Brand/none",
    "/none/",
    "/index.html",
    "/_site/press.html",
    "/site.json",
    "/%E0%A4%A",
  ];
  for (const path of unknown) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    const page = readPage(await response.text());
    expect(page.headings, path).toEqual(["Not Found"]);
    expect(page.canonical, path).toEqual([]);
    expect(page.meta.get("robots"), path).toBe("noindex");
    expect(page.links.has("/"), path).toBe(true);
  }
});

test("lists for search engines what they may list, and nothing else", async ({ request, server }) => {
  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toMatch(/xml/u);
  const entries = (await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc><lastmod>\d{4}-\d\d-\d\d[^<]*<\/lastmod>/gu);
  const listed = [...entries].map((match) => match[1]);
  const articles = complex.press.flatMap(({ title }) => articlesOf(server.dataDir, title));
  const paths = [...ROUTES.filter(({ indexed }) => indexed), ...articles.map(({ id }) => ({ path: `${PRESS}/${id}` }))];
  const wanted = paths.map(({ path }) => siteUrl + path);
  expect(new Set(listed)).toEqual(new Set(wanted));
  expect(listed).toHaveLength(wanted.length);

  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toMatch(/^text\/plain/u);
  const lines = (await robots.text()).split("\n");
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(lines).toContain("Disallow: /api/");
  expect(lines).not.toContain("Disallow: /");
});

test("offers the news as a feed", async ({ request }) => {
  const feed = await request.get("/rss.xml");
  expect(feed.status()).toBe(200);
  expect(feed.headers()["content-type"]).toMatch(/xml/u);
  const text = await feed.text();
  expect(text).toContain(complex.press[0]?.title);
  expect(text).toContain(`${siteUrl}${PRESS}/`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("leads from page to page by the menu, and books instead of opening a popup", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: /^관심고객|^방문예약$/u })).toHaveCount(0);
    for (const family of complex.identity.familySites)
      await expect(page.getByRole("contentinfo").getByRole("link", { name: family.name })).toBeVisible();
    await page.getByRole("link", { name: "관심고객 등록하기" }).click();
    await expect(page.getByRole("heading", { name: "방문예약", level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "단지안내", exact: true }).hover();
    await page.getByRole("navigation", { name: "주 메뉴" }).getByRole("link", { name: "커뮤니티" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("커뮤니티");
  });
});
