import { totalHouseholds } from "@danji/complex/supply";
import sharp from "sharp";
import { expect, test } from "vitest";
import { complex, pagesWith, PRESS, SCHEDULE } from "../e2e/support/complex.ts";
import type { PageSource } from "../e2e/support/html.ts";
import { GROUPS, ROUTES } from "../e2e/support/routes.ts";
import { schemaFaults, thingsOfType } from "../e2e/support/schema-org.ts";
import { ask, htmlOf, newest, sourceOf, storedNewest } from "./support/ask.ts";

const { siteUrl, name } = complex.identity;

/** What messengers take at most (and what a phone on the road can load), in bytes. */
const SHARE_IMAGE_BYTES = 300_000;

/** Addresses of the steps to a page. */
const trailOf = ({ data }: PageSource) => {
  const lists = thingsOfType(data, "BreadcrumbList");
  expect(lists).toHaveLength(1);
  return thingsOfType(data, "ListItem").map(({ item }) => item);
};

test("says what each page is in the words of schema.org", async () => {
  for (const { path, h1 } of ROUTES) {
    const page = await sourceOf(path);
    expect.soft(schemaFaults(page.data)).toEqual([]);
    if (path === "/") return expect(thingsOfType(page.data, "BreadcrumbList")).toEqual([]);
    const trail = trailOf(page);
    expect.soft(trail[0]).toBe(`${siteUrl}/`);
    expect.soft(trail.at(-1)).toBe(siteUrl + path);
    expect.soft(thingsOfType(page.data, "ListItem").at(-1)?.["name"], path).toBe(h1);
  }
});

test.runIf(complex.identity.sample !== undefined)("names no real office for a fictional complex", async () => {
  for (const { path } of ROUTES) {
    const data = JSON.stringify((await sourceOf(path)).data);
    expect.soft(data, path).not.toMatch(/applyhome|청약홈|go\.kr/u);
  }
});

test("says who sells what on the home page", async () => {
  const { data } = await sourceOf("/");
  const [place] = thingsOfType(data, "ApartmentComplex");
  expect(place).toMatchObject({
    name,
    url: siteUrl,
    telephone: complex.identity.phone,
    numberOfAccommodationUnits: totalHouseholds(complex.supply),
  });
  const organizations = thingsOfType(data, "Organization");
  expect(organizations.map((organization) => organization["name"])).toContain(complex.identity.builder);
});

test("says to search engines the questions of a page, and no others", async () => {
  const asked = Object.entries(complex.pages).flatMap(([path, { sections }]) =>
    sections.some(({ blocks }) => blocks.some(({ kind }) => kind === "faq")) ? [path] : [],
  );
  expect(asked.length).toBeGreaterThan(0);
  for (const { path } of ROUTES) {
    const { data } = await sourceOf(path);
    expect.soft(thingsOfType(data, "FAQPage"), path).toHaveLength(asked.includes(path) ? 1 : 0);
  }
});

test("says what a press article is, and shares it with the press section's picture", async () => {
  const { path } = storedNewest();
  const list = await sourceOf(PRESS);
  const page = await sourceOf(path);
  expect(schemaFaults(page.data)).toEqual([]);
  expect(trailOf(page)).toEqual([`${siteUrl}/`, siteUrl + PRESS, siteUrl + path]);
  const [article] = thingsOfType(page.data, "NewsArticle");
  expect(article).toMatchObject({ headline: newest.title, mainEntityOfPage: siteUrl + path });
  expect(page.meta.get("og:image")).toBe(list.meta.get("og:image"));
  expect(page.meta.get("og:image")).toContain("share-press-");
});

test("has a picture for shared links for each menu group", async () => {
  const images = new Map<string, string>();
  for (const { path } of ROUTES) {
    const { meta, title } = await sourceOf(path);
    const image = meta.get("og:image") ?? "";
    expect(meta.get("twitter:card"), path).toBe("summary_large_image");
    expect(meta.get("twitter:image"), path).toBe(image);
    expect(meta.get("twitter:title"), path).toBe(title);
    expect(meta.get("twitter:description"), path).toBe(meta.get("description"));
    expect(meta.get("og:image:alt")?.length, path).toBeGreaterThan(10);
    images.set(path, image);
  }
  for (const image of new Set(images.values())) {
    const response = await ask(image.slice(siteUrl.length));
    expect(response.headers.get("content-type"), image).toBe("image/jpeg");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length, image).toBeLessThan(SHARE_IMAGE_BYTES);
    expect(await sharp(bytes).metadata(), image).toMatchObject({ width: 1200, height: 630 });
  }
  const groups = GROUPS.map(({ pages }) => new Set(pages.map(({ path }) => images.get(path))));
  for (const group of groups) expect(group.size).toBe(1);
  expect(new Set(groups.flatMap((group) => [...group])).size).toBe(groups.length);
});

test("announces the press feed on every page, and proves ownership only if configured", async () => {
  for (const path of ["/", SCHEDULE, PRESS]) {
    const html = await htmlOf(path);
    expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/rss.xml">/u);
    for (const engine of ["naver", "google"] as const)
      expect(html.includes(`${engine}-site-verification`)).toBe(complex.identity.verification[engine] !== undefined);
  }
});

test("states date, length and address of each film", async () => {
  const { brand, guides } = complex.videos;
  for (const [path, videos] of [
    [pagesWith("brandFilm")[0], brand ? [brand] : []],
    [pagesWith("guideFilms")[0], guides],
  ] as const) {
    if (path === undefined) continue;
    const found = thingsOfType((await sourceOf(path)).data, "VideoObject");
    expect(found.map(({ name }) => name)).toEqual(videos.map(({ title }) => title));
    for (const [index, video] of found.entries()) {
      expect(video).toMatchObject({
        description: videos[index]?.description,
        duration: `PT${videos[index]?.film?.seconds}S`,
        uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
      });
      for (const address of [video["contentUrl"], video["thumbnailUrl"]]) {
        expect(String(address).startsWith(siteUrl)).toBe(true);
        expect((await ask(String(address).replace(siteUrl, ""), { method: "HEAD" })).status).toBe(200);
      }
    }
  }
});
