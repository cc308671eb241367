import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { createPressReadingApi } from "../src/routes/press-reading.ts";
import { type AppEnv, createClient } from "../src/http/context.ts";
import { createBase, limitReads } from "../src/http/base.ts";
import { DEFAULT_LIMITS, type Limits } from "../src/limits.ts";
import type { PressReader } from "../src/store/store.ts";
import { createPress } from "../src/store/sqlite/press.ts";
import { rememberDates } from "../src/store/firestore/press.ts";
import { inspect } from "./support/database.ts";
import { send, sendJson } from "./support/send.ts";
import { startForTest, type TestServer } from "./support/server.ts";
import { sampleSite } from "./support/site.ts";

const MINUTE_MS = 60_000;
const SHARED = "public, max-age=0, s-maxage=60";
const ARTICLE = { id: "a", siteId: "sample", title: "제목", summary: "요약", content: "", date: 0, views: 3 };

const readerWith = (changes: Partial<PressReader> = {}): PressReader => ({
  list: () => ({ articles: [ARTICLE], next: null }),
  get: (id) => (id === ARTICLE.id ? ARTICLE : undefined),
  dates: () => [],
  count: () => true,
  ...changes,
});
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
  const options = {
    press: readerWith(),
    site,
    client,
    limits: DEFAULT_LIMITS,
    clock: Date.now,
    ...(caching && { caching }),
  };
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

describe("openings of the embedded backend", () => {
  let server: TestServer;
  let id: string;
  let now = Date.now();
  beforeEach(async () => {
    server = await startForTest({ clock: () => now, trustProxy: true });
    const draft = { siteId: "sample", title: "제목", summary: "요약", content: "" };
    id = inspect(server.dataDir, (db) => createPress(db).post(draft, { who: "the test", at: 0 })).id;
  });

  const open = async (address: string, body: unknown = {}, headers = {}): Promise<void> => {
    const from = { "X-Forwarded-For": address, ...headers };
    const answer = await sendJson(server.url, `/api/press/${id}/views`, body, from);
    expect(answer.status).toBe(204);
  };
  const read = () => send(server.url, { path: `/api/press/${id}` });
  const views = async (): Promise<number> => JSON.parse((await read()).text).views;

  it("count once when they are sent again", async () => {
    const body = { opening: "0123456789abcdef0123456789abcdef" };
    await open("192.0.2.1", body);
    await open("192.0.2.1", body);
    expect(await views()).toBe(1);
    await open("192.0.2.1", { opening: "f".repeat(32) });
    expect(await views()).toBe(2);
  });

  it("by a page of another site are not counted", async () => {
    await open("192.0.2.1", {}, { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" });
    expect(await views()).toBe(0);
    await open("192.0.2.1", {}, { Origin: server.url, "Sec-Fetch-Site": "same-origin" });
    expect(await views()).toBe(1);
  });

  it("beyond thirty a minute from one address are not counted", async () => {
    for (let opening = 0; opening < 40; opening += 1) await open("192.0.2.1");
    expect(await views()).toBe(30);
    await open("192.0.2.2");
    expect(await views()).toBe(31);
    now += MINUTE_MS;
    await open("192.0.2.1");
    expect(await views()).toBe(32);
  });
});

it("reads the dates of a site once in ten minutes", async () => {
  const asked: string[] = [];
  const dates: PressReader["dates"] = async (siteId) => {
    asked.push(siteId);
    return [{ id: "a", date: 0 }];
  };
  let now = 0;
  const remembered = rememberDates(readerWith({ dates }), () => now);
  const first = await Promise.all([remembered.dates("one"), remembered.dates("one")]);
  expect(first).toEqual([[{ id: "a", date: 0 }], [{ id: "a", date: 0 }]]);
  await remembered.dates("other");
  expect(asked).toEqual(["one", "other"]);
  now = 10 * MINUTE_MS - 1;
  await remembered.dates("one");
  expect(asked).toHaveLength(2);
  now = 10 * MINUTE_MS;
  await remembered.dates("one");
  expect(asked).toEqual(["one", "other", "one"]);
});

const ATTEMPTS = 10;

/** A host behind Hosting's CDN, whose function has an address of its own that believes no header but the last hop. */
function host(limits: Partial<Limits>) {
  let now = 0;
  let counted = 0;
  const count = () => {
    counted += 1;
    return true;
  };
  const options = {
    site: sampleSite(),
    client: createClient("hosting"),
    limits: { ...DEFAULT_LIMITS, ...limits },
    clock: () => now,
    log: () => undefined,
  };
  const app: Hono<AppEnv> = createBase(options);
  limitReads(app, options, ["/api/*"]);
  app.route("/api/press", createPressReadingApi({ ...options, press: readerWith({ count }) }));

  /** Sends requests, each with another forged address, and returns their statuses. */
  async function send(method: "GET" | "POST", path: string, hop: string): Promise<number[]> {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const headers = { "Fastly-Client-IP": `198.51.100.${attempt}`, "X-Forwarded-For": `203.0.113.1, ${hop}` };
      statuses.push((await app.request(path, { method, headers })).status);
    }
    return statuses;
  }
  return {
    send,
    counted: () => counted,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

const all = (status: number, count: number) => Array.from({ length: count }, () => status);

it("stops a flood of posts by one hop, whatever addresses it claims", async () => {
  const { send, counted } = host({ requestsPerMinutePerHop: 4 });
  expect(await send("POST", "/api/press/a/views", "192.0.2.1")).toEqual([...all(204, 4), ...all(429, 6)]);
  expect(counted()).toBe(4);
});

it.each(["/api/press?siteId=sample", "/api/press/a"])("refuses reads of %s by one hop for a minute", async (path) => {
  const { send, wait } = host({ readsPerMinutePerHop: 4 });
  expect(await send("GET", path, "192.0.2.1")).toEqual([...all(200, 4), ...all(429, 6)]);
  expect(await send("GET", path, "192.0.2.2")).toEqual([...all(200, 4), ...all(429, 6)]);
  wait(MINUTE_MS);
  expect((await send("GET", path, "192.0.2.1"))[0]).toBe(200);
});

it("finds no article by an id that is too long to be one, and counts nothing", async () => {
  const { send, counted } = host({});
  expect(await send("POST", `/api/press/${"a".repeat(129)}/views`, "192.0.2.1")).toEqual(all(404, ATTEMPTS));
  expect(counted()).toBe(0);
  expect(await send("POST", `/api/press/${"a".repeat(128)}/views`, "192.0.2.1")).toEqual(all(204, ATTEMPTS));
});
