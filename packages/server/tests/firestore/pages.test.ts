import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createFirebaseApp, isRenderedByFunctions } from "../../src/hosts/firebase-app.ts";
import type { PageRenderer } from "../../src/pages/pages.ts";
import { sampleSite } from "../support/site.ts";
import { EMULATED, type EmulatorDatabase, makeFirestore } from "./support/emulator-database.ts";

const site = sampleSite({
  routes: [
    { path: "/", file: "index.html" },
    { path: "/Brand/intro", file: "Brand/intro.html" },
    { path: "/Promotion/Customer", file: "Promotion/Customer.html" },
    { path: "/sample/press", file: "sample/press.html", shows: "press-list" },
    { path: "/sample/customer", file: "sample/customer.html" },
    { path: "/:site/press", file: "_site/press.html", shows: "press-list" },
    { path: "/:site/press/:id", file: "_site/article.html", shows: "article" },
    { path: "/:site/customer", file: "_site/customer.html" },
  ],
  sitemap: [{ path: "/", lastModified: "2026-01-01" }],
});
const ARTICLE = { siteId: "sample", title: "첫 삽", summary: "요약", content: "내용" };
const CACHED = /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/u;

/** Knows the pages that the site has, as the real one does. */
const render: PageRenderer = async ({ url, state }) => ({
  status: url === "/404" ? 404 : 200,
  html: JSON.stringify({ url, state }),
});

describe.skipIf(!EMULATED)("pages of the functions", () => {
  let place: EmulatorDatabase;
  let get: (path: string, headers?: HeadersInit) => Promise<Response>;
  const lines: string[] = [];

  beforeAll(async () => {
    place = makeFirestore();
    for (let index = 0; index < 11; index += 1) {
      await place.db
        .doc(`press/a${index}`)
        .create({ ...ARTICLE, date: new Date(Date.UTC(2026, 0, 1, index)), views: 3 });
    }
    const app = createFirebaseApp({
      db: place.db,
      limitsSalt: "salt",
      sites: [{ site, render }],
      log: (line) => lines.push(line),
    });
    get = async (path, headers = {}) => app.request(path, { headers });
  });
  afterAll(() => place.dispose());

  it.each(["/sample/press", "/SAMPLE/Press"])("%s carries the newest articles, cached by the CDN", async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, expect.stringMatching(CACHED)]);
    const { state } = await answer.json();
    expect(state.pressList.articles).toHaveLength(10);
    expect((await get("/api/press?siteId=sample")).headers.get("Cache-Control")).toMatch(CACHED);
    const { content: _, ...listed } = ARTICLE;
    expect(state.pressList.articles[0]).toEqual({ ...listed, id: "a10", date: Date.UTC(2026, 0, 1, 10), views: 3 });
  });

  it("an article's page carries it, cached by the CDN, and counts nothing", async () => {
    const answer = await get("/sample/press/a3");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, expect.stringMatching(CACHED)]);
    expect((await answer.json()).state.article).toMatchObject({ ...ARTICLE, id: "a3", views: 3 });
    expect((await place.db.doc("press/a3").get()).get("views")).toBe(3);
  });

  describe("of a hop that has used up its reads", () => {
    const LIMIT = 3;
    let now: number;
    let draw: ReturnType<typeof vi.fn<PageRenderer>>;
    let ask: (path: string, headers?: Record<string, string>) => Promise<Response>;
    const statusesOf = async (paths: readonly string[]): Promise<number[]> => {
      const statuses: number[] = [];
      for (const path of paths) statuses.push((await ask(path)).status);
      return statuses;
    };
    const useUp = () => statusesOf(Array.from({ length: LIMIT }, (_, index) => `/api/press/none-${index}`));
    beforeEach(() => {
      now = Date.now();
      draw = vi.fn(render);
      const limits = { readsPerMinutePerHop: LIMIT };
      const sites = [{ site, render: draw }] as const;
      const app = createFirebaseApp({ db: place.db, limitsSalt: "salt", sites, limits, clock: () => now });
      let sent = 0;
      ask = async (path, headers = {}) => {
        sent += 1;
        const from = { "Fastly-Client-IP": `198.51.100.${sent}`, "X-Forwarded-For": "203.0.113.66" };
        return app.request(path, { headers: { ...from, ...headers } });
      };
    });

    it("are answered where they read nothing", async () => {
      expect(await useUp()).toEqual([404, 404, 404]);
      expect(await statusesOf(["/Promotion/Customer", "/sample/customer", "/nowhere", "/Promotion/Press"])).toEqual([
        200, 200, 404, 302,
      ]);
      expect(await statusesOf(["/sample/press", "/other/customer", "/rss.xml"])).toEqual([429, 429, 429]);
      expect((await ask("/Promotion/Customer", { Cookie: "__session=made-up" })).status).toBe(429);
    });

    it("come as they were rendered last, within ten minutes", async () => {
      const list = await (await ask("/sample/press")).text();
      await statusesOf(["/sample/press/a3", "/api/press/none"]);
      const again = await ask("/sample/press");
      expect([again.status, again.headers.get("Cache-Control")]).toEqual([200, expect.stringMatching(CACHED)]);
      expect(await again.text()).toBe(list);
      expect(await statusesOf(["/sample/press/a3", "/sample/press/a4", "/api/press/a3"])).toEqual([200, 429, 429]);
      now += 10 * 60_000;
      await useUp();
      expect(await statusesOf(["/sample/press"])).toEqual([429]);
    });
  });

  it.each(["/Promotion/Customer", "/sample/customer", "/brand/INTRO"])(
    "renders %s, which Hosting has no file for",
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, expect.stringMatching(CACHED)]);
      expect(await answer.json()).toEqual({ url: path, state: {} });
    },
  );

  it.each(["/Promotion/Customer//", "/nowhere/at/all"])("answers %s with the site's own page and 404", async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("X-Robots-Tag")]).toEqual([404, "noindex"]);
    expect(answer.headers.get("Cache-Control")).toMatch(/s-maxage/u);
    expect(await answer.json()).toEqual({ url: "/404", state: {} });
  });

  it("lists the articles in the feed and in the sitemap", async () => {
    const feed = await get("/rss.xml");
    expect(feed.headers.get("Content-Type")).toContain("rss+xml");
    expect(await feed.text()).toContain("https://sample.example/sample/press/a10");
    const sitemap = await (await get("/sitemap.xml")).text();
    expect(sitemap.match(/<loc>/gu)).toHaveLength(12);
    expect(sitemap).toContain("https://sample.example/sample/press/a0");
  });

  it("say whether leads can be read, and have no sign-in of their own", async () => {
    expect([(await get("/api/health")).status, (await get("/api/session")).status]).toEqual([200, 404]);
  });

  it("has the headers of security, HSTS too, since Hosting speaks nothing but HTTPS", async () => {
    const { headers } = await get("/sample/press");
    expect(headers.get("Content-Security-Policy")).toContain("script-src 'self'");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
  });

  it("says 500 and caches nothing where a page cannot be rendered, and logs nothing that was read", async () => {
    const failing: PageRenderer = ({ state }) => Promise.reject(new Error(JSON.stringify(state)));
    const log = (line: string): void => void lines.push(line);
    const app = createFirebaseApp({ db: place.db, limitsSalt: "salt", sites: [{ site, render: failing }], log });
    const answer = await app.request("/sample/press/a3");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([500, "no-store"]);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain(ARTICLE.title);
  });
});

it("pages that Hosting leaves to the functions are those that the store or a form fills", () => {
  const left = site.routes.filter((route) => isRenderedByFunctions(route, site.siteKey)).map(({ path }) => path);
  expect(left).toEqual([
    "/Promotion/Customer",
    "/sample/press",
    "/sample/customer",
    "/:site/press",
    "/:site/press/:id",
    "/:site/customer",
  ]);
});
