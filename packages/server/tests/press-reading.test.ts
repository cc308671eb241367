import { Hono } from "hono";
import { expect, it } from "vitest";
import { createPressReadingApi } from "../src/routes/press-reading.ts";
import { type AppEnv, createClient } from "../src/http/context.ts";
import { DEFAULT_LIMITS } from "../src/limits.ts";
import type { PressReader } from "../src/store/store.ts";

const SHARED = "public, max-age=0, s-maxage=60";
const ARTICLE = { id: "a", siteId: "sample", title: "제목", summary: "요약", content: "", date: 0, views: 3 };

const press: PressReader = {
  list: () => ({ articles: [ARTICLE], next: null }),
  get: (id) => (id === ARTICLE.id ? ARTICLE : undefined),
  dates: () => [],
  count: () => true,
};
/** The place after the article. */
const CURSOR = btoa(JSON.stringify([ARTICLE.date, ARTICLE.id]));

/** Requests from a host with or without caching. */
async function ask(path: string, headers: HeadersInit = {}, caching?: string): Promise<Response> {
  const client = createClient("socket");
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  });
  const site = { siteUrl: "https://sample.example" };
  const options = { press, site, client, limits: DEFAULT_LIMITS, clock: Date.now, ...(caching && { caching }) };
  app.route("/api/press", createPressReadingApi(options));
  return app.request(path, { headers });
}

const keptBy = async (...question: Parameters<typeof ask>) => (await ask(...question)).headers.get("Cache-Control");

it.each(["/api/press?siteId=sample", `/api/press?siteId=sample&after=${CURSOR}`, "/api/press/a"])(
  "lets caches keep %s, apart from what a token asks for",
  async (path) => {
    expect(await keptBy(path, {}, SHARED)).toBe(SHARED);
    expect(await keptBy(path, { Authorization: "Bearer token" }, SHARED)).toBe("no-store");
    expect((await ask(path, {}, SHARED)).headers.get("Vary")).toBe("Authorization");
    expect(await keptBy(path)).toBe("no-store");
  },
);

it.each(["/api/press", "/api/press?siteId=sample&after=unknown", "/api/press/missing"])(
  "lets no cache keep the refusal of %s",
  async (path) => {
    const answer = await ask(path, {}, SHARED);
    expect(answer.ok).toBe(false);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  },
);
