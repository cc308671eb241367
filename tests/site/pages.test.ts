import { siteRedirects } from "@danji/complex/routes";
import { expect, test } from "vitest";
import { complex, CUSTOMER, PRESS, SCHEDULE } from "../e2e/support/complex.ts";
import { viewsOf } from "../e2e/support/database.ts";
import { readPage } from "../e2e/support/html.ts";
import { MENU_PAGES, ROUTES } from "../e2e/support/routes.ts";
import { ask, htmlOf, newest, server, sourceOf, storedNewest } from "./support/ask.ts";
import { PAGE_TEXTS } from "./support/own-words.ts";

const { siteUrl, name, phone } = complex.identity;

/** Korean characters of its own that a page that search engines list has to say something with. */
const LEAST_HANGUL = 400;
/** Length of a description that search results show in full. */
const DESCRIPTION = { min: 50, max: 110 };

/** Texts that a page of every complex carries. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  [CUSTOMER]: [phone, "방문예약", "문의하기"],
  [PRESS]: [phone],
  "/privacy": ["개인정보 보호법"],
};

const titleOf = ({ path, h1 }: (typeof ROUTES)[number]) => (path === "/" ? name : `${h1} | ${name}`);
const hangulIn = (text: string) => text.match(/[가-힣]/gu)?.length ?? 0;

test("gives every page to readers without JavaScript", async () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const route of ROUTES) {
    const { path, h1, indexed } = route;
    const response = await ask(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("content-type"), path).toMatch(/^text\/html; charset=utf-8$/iu);
    const html = await response.text();
    const page = readPage(html);
    expect.soft(page.headings, path).toEqual([h1]);
    expect.soft(page.title, path).toBe(titleOf(route));
    const others = ROUTES.filter((other) => other !== route && other.path !== "/").map(titleOf);
    expect.soft(others.filter((title) => html.includes(title))).toEqual([]);
    const says = [...(PAGE_TEXTS[path] ?? []), ...(SAYS[path] ?? [])];
    expect
      .soft(
        says.filter((words) => !page.text.includes(words)),
        path,
      )
      .toEqual([]);
    expect.soft(page.canonical, path).toEqual([siteUrl + path]);
    expect.soft(page.unresolved, path).toEqual([]);
    expect.soft(page.meta.get("robots"), path).toBe(indexed ? "index, follow" : "noindex");

    const description = page.meta.get("description") ?? "";
    expect.soft(description.length, path).toBeGreaterThanOrEqual(DESCRIPTION.min);
    expect.soft(description.length, path).toBeLessThanOrEqual(DESCRIPTION.max);
    expect.soft(page.meta.get("og:title"), path).toBe(page.title);
    expect.soft(page.meta.get("og:description"), path).toBe(description);
    expect.soft(page.meta.get("og:url"), path).toBe(siteUrl + path);
    expect.soft(page.meta.get("og:image"), path).toMatch(new RegExp(`^${siteUrl}/`, "u"));
    expect.soft(page.meta.get("og:image:width"), path).toBe("1200");
    expect.soft(page.meta.get("og:image:height"), path).toBe("630");
    expect.soft(page.data.length, path).toBeGreaterThan(0);
    expect.soft(html, path).not.toMatch(/<nav[^>]* 하위 메뉴"(?:(?!aria-current).)*?<\/nav>/su);
    expect
      .soft(
        MENU_PAGES.filter(({ path: address }) => !page.links.has(address)),
        path,
      )
      .toEqual([]);
    // The text of the press list is its articles.
    if (indexed && path !== PRESS) expect.soft(hangulIn(page.text), path).toBeGreaterThanOrEqual(LEAST_HANGUL);
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

test("does not ask for a visit where one has just been booked", async () => {
  const asksForVisit = async (path: string) => (await htmlOf(path)).includes('id="visit-title"');
  expect(await Promise.all([SCHEDULE, "/thanks"].map(asksForVisit))).toEqual([true, false]);
});

test("keeps the names of addresses out of the pages of unit types", async () => {
  const labels = new Set(complex.supply.types.map(({ label }) => label));
  const addresses = complex.supply.types.map(({ page }) => ({ page, name: page.slice(page.lastIndexOf("/") + 1) }));
  const foreign = addresses.filter(({ name: address }) => !labels.has(address));
  for (const { page, name: address } of foreign) expect((await sourceOf(page)).text, page).not.toContain(address);
});

test("leads from the home page to every page that search engines list, with two clicks at most", async () => {
  const home = (await sourceOf("/")).links;
  const beyond = await Promise.all([...home].filter((path) => path in complex.pages).map(sourceOf));
  const reached = new Set(["/", ...home, ...beyond.flatMap(({ links }) => [...links])]);
  // The menu leads to the press list by its legacy address.
  for (const { from, to } of siteRedirects(complex)) if (reached.has(from)) reached.add(to);
  expect(ROUTES.filter(({ path, indexed }) => indexed && !reached.has(path))).toEqual([]);
});
