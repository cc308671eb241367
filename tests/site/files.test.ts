import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteFolder } from "../e2e/support/build.ts";
import { complex, needPageWith, PRESS } from "../e2e/support/complex.ts";
import { articlesOf } from "../e2e/support/database.ts";
import { ROUTES } from "../e2e/support/routes.ts";
import { thingsOfType } from "../e2e/support/schema-org.ts";
import { ask, htmlOf, server, sourceOf } from "./support/ask.ts";

const { siteUrl } = complex.identity;
/** What the announcement may weigh, in bytes. */
const ANNOUNCEMENT_BYTES = 300_000;

test("serves films in parts, to be kept for good, with captions that browsers read", async () => {
  const page = needPageWith("brandFilm");
  const [video] = thingsOfType((await sourceOf(page)).data, "VideoObject");
  const path = String(video?.["contentUrl"]).replace(siteUrl, "");
  const part = await ask(path, { headers: { Range: "bytes=0-1" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-type")).toBe("video/mp4");
  expect(part.headers.get("accept-ranges")).toBe("bytes");
  expect(part.headers.get("content-range")).toMatch(/^bytes 0-1\/\d+$/u);
  expect(part.headers.get("cache-control")).toContain("immutable");
  const source = /<track[^>]* src="(?<src>[^"]+)"/u.exec(await htmlOf(page))?.groups?.["src"] ?? "";
  expect((await ask(source)).headers.get("content-type")).toMatch(/^text\/vtt/u);
});

test("serves the announcement as a PDF that browsers show", async () => {
  const response = await ask("/announcement.pdf");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBeNull();
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  expect(bytes.length).toBeLessThan(ANNOUNCEMENT_BYTES);
});

test("serves security.txt and no other hidden file", async () => {
  const answer = await ask("/.well-known/security.txt");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; ?charset=utf-8$/iu);
  const text = await answer.text();
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
  expect(Date.parse(/^Expires: (.+)$/mu.exec(text)?.[1] ?? "")).toBeGreaterThan(Date.now());
  for (const path of ["/.well-known", "/.well-known/.env", "/.env"]) expect((await ask(path)).status).toBe(404);
});

test("serves the tour, where the complex has one, for frames of this site, and to no search engine", async () => {
  const answer = await ask("/tour");
  expect(answer.status).toBe(complex.tour ? 200 : 404);
  if (!complex.tour) return;
  expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(answer.headers.get("content-security-policy")).toContain("img-src 'self' data:;");
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
});

/** Returns the code of all scripts of the site. */
function builtCode(): string {
  const folder = join(siteFolder, "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return scripts.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}

test("has no regular expression that a browser older than the supported ones cannot parse", () => {
  // A lookbehind is a syntax error there, so that the whole file is lost (docs/browsers.md).
  expect(builtCode()).not.toMatch(/\(\?<[=!]/u);
});

test("has no code of Firebase in a site with the embedded backend", () => {
  const code = builtCode();
  expect(code).toContain("/api/press");
  expect(code).not.toContain("googleapis.com");
});

test("has no content editor, which is of the development server alone", async () => {
  for (const path of ["/_content", "/_content/api/content"]) expect((await ask(path)).status).toBe(404);
  const change = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
  expect((await ask("/_content/api/field", change)).ok).toBe(false);
  const texts = readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:html|js)$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((file) => readFileSync(join(siteFolder, file), "utf8").includes("/_content"))).toEqual([]);
});

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
