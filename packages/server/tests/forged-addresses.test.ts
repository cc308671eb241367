import { Hono } from "hono";
import { expect, it } from "vitest";
import { createPressReadingApi } from "../src/routes/press-reading.ts";
import { createBase, limitReads } from "../src/http/base.ts";
import { type AppEnv, createClient } from "../src/http/context.ts";
import { DEFAULT_LIMITS, type Limits } from "../src/limits.ts";
import type { PressReader } from "../src/store/store.ts";
import { sampleSite } from "./support/site.ts";

const ATTEMPTS = 10;
const ARTICLE = { id: "a", siteId: "sample", title: "제목", summary: "요약", content: "", date: 0, views: 3 };

/** A host behind Hosting's CDN, whose function has an address of its own that believes no header but the last hop. */
function host(limits: Partial<Limits>) {
  let now = 0;
  let counted = 0;
  const press: PressReader = {
    list: () => ({ articles: [ARTICLE], next: null }),
    get: () => ARTICLE,
    dates: () => [],
    count() {
      counted += 1;
      return true;
    },
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
  app.route("/api/press", createPressReadingApi({ ...options, press }));

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
  wait(60_000);
  expect((await send("GET", path, "192.0.2.1"))[0]).toBe(200);
});

it("counts what is no address as if nothing was claimed", async () => {
  const client = createClient("hosting");
  const app = new Hono<AppEnv>();
  app.get("/", (c) => c.text(client.address(c)));
  const address = async (claimed: string): Promise<string> => {
    const headers = { "Fastly-Client-IP": claimed, "X-Forwarded-For": "192.0.2.1" };
    return (await app.request("/", { headers })).text();
  };
  const long = "a".repeat(10_000);
  for (const claimed of [long, `198.51.100.1${long}`, `::ffff:198.51.100.1%${long}`, `2001:db8::1%${long}`])
    expect(await address(claimed)).toBe("192.0.2.1");
  expect(await address("198.51.100.1")).toBe("198.51.100.1 by 192.0.2.1");
  expect(await address("2001:db8::1")).toBe("2001:db8:0:0::/64 by 192.0.2.1");
});

it.each([
  ["socket", "192.0.2.1", "192.0.2.1", undefined],
  ["proxy", "192.0.2.1", "192.0.2.1", undefined],
  ["proxy", "::ffff:192.0.2.1", "192.0.2.1", undefined],
  ["proxy", "2001:db8:1:2::3", "2001:db8:1::/48", "2001:db8:1::/48"],
  ["hosting", "192.0.2.1", "2001:db8:5::/48 by 192.0.2.1", "192.0.2.1"],
  ["hosting", "2001:db8:1:2::3", "2001:db8:5::/48 by 2001:db8:1::/48", "2001:db8:1::/48"],
] as const)("knows by %s %s the network and the hop", async (source, forwarded, network, hop) => {
  const client = createClient(source);
  const app = new Hono<AppEnv>();
  app.get("/", (c) => c.json({ network: client.network(c), hop: client.hop(c) }));
  const headers = { "Fastly-Client-IP": "2001:db8:5:6::7", "X-Forwarded-For": forwarded };
  const incoming: unknown = { socket: { remoteAddress: forwarded } };
  const answer = await app.request("/", { headers }, { incoming });
  expect(await answer.json()).toEqual({ network, hop });
});

it("finds no article by an id that is too long to be one, and counts nothing", async () => {
  const { send, counted } = host({});
  expect(await send("POST", `/api/press/${"a".repeat(129)}/views`, "192.0.2.1")).toEqual(all(404, ATTEMPTS));
  expect(counted()).toBe(0);
  expect(await send("POST", `/api/press/${"a".repeat(128)}/views`, "192.0.2.1")).toEqual(all(204, ATTEMPTS));
});
