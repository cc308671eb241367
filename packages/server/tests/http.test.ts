import { expect, it } from "vitest";
import { Hono } from "hono";
import { DEFAULT_LIMITS } from "../src/limits.ts";
import { createBase } from "../src/http/base.ts";
import { type AppEnv, type ClientSource, createClient } from "../src/http/context.ts";
import { describeError } from "../src/http/problem.ts";
import { createWindowLimiter } from "../src/http/rate-limit.ts";
import { requireSameOrigin } from "../src/http/same-origin.ts";
import { sampleSite } from "./support/site.ts";

it.each([
  [200, null],
  [422, null],
  [413, "close"],
  [429, "close"],
  [500, "close"],
])("answers %i with the connection: %s", async (status, connection) => {
  const options = { limits: DEFAULT_LIMITS, clock: Date.now, log: () => undefined };
  const app = createBase({ site: sampleSite(), client: createClient("socket"), ...options });
  app.get("/", () => {
    if (status === 500) throw new Error("a fault");
    return new Response(null, { status });
  });
  const answer = await app.request("/");
  expect([answer.status, answer.headers.get("Connection")]).toEqual([status, connection]);
});

/** Returns the address that is counted of a request with some headers. */
async function addressOf(source: ClientSource, headers: Readonly<Record<string, string>>): Promise<string> {
  const client = createClient(source);
  const app = new Hono<AppEnv>().get("/", (c) => c.text(client.address(c)));
  return (await app.request("/", { headers })).text();
}

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["192.0.2.1, 203.0.113.9:40001", "203.0.113.9"],
  ["[2001:db8:1:2::9]:40001", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["anything", "unknown"],
  ["fe80::1%eth0", "unknown"],
  ["203.0.113.9:", "unknown"],
  ["[203.0.113.9", "unknown"],
])("counts %s by the address in it, or by the connection", async (header, address) => {
  expect(await addressOf("proxy", { "X-Forwarded-For": header })).toBe(address);
});

it.each([
  ["a word", "SQLITE_BUSY"],
  ["a status of gRPC", 10],
])("names %s as the code of an error, and leaves its message out", (_, code) => {
  const error = Object.assign(new Error("홍길동"), { code });
  const [first, ...frames] = describeError(error, "POST", "/api/forms/visit").split("\n");
  expect(first).toBe(`POST /api/forms/visit: Error ${code}`);
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.join("\n")).not.toContain("홍길동");
});

it("names the class of an error without a code", () => {
  expect(describeError(new TypeError("홍길동"), "GET", "page").split("\n")[0]).toBe("GET page: TypeError");
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

it("keeps a limit that all addresses share, however many new addresses are counted", () => {
  const limiter = createWindowLimiter();
  const day = { key: "quarantined", limit: 5_000, windowMs: 24 * HOUR_MS };
  let taken = 0;
  for (let index = 0; index < 20_000; index += 1) {
    const now = index * 1000;
    limiter.take([{ key: `address ${index}`, limit: 60, windowMs: MINUTE_MS }], now);
    const address = { key: `quarantined address ${index}`, limit: 600, windowMs: HOUR_MS };
    if (limiter.take([address, day], now) === 0) taken += 1;
  }
  expect(taken).toBe(day.limit);
});

it("begins a window again that a clock has begun which was ahead", () => {
  const limiter = createWindowLimiter();
  const minute = { key: "address", limit: 1, windowMs: MINUTE_MS };
  const now = 1000 * HOUR_MS;
  expect(limiter.take([minute], now + 9 * HOUR_MS)).toBe(0);
  expect(limiter.take([minute], now)).toBe(0);
  expect(limiter.take([minute], now)).toBe(60);
});

async function statusOf(source: ClientSource, headers: Readonly<Record<string, string>>): Promise<number> {
  const app = new Hono<AppEnv>();
  app.use(requireSameOrigin("https://sample.example", createClient(source)));
  app.post("/", (c) => c.body(null, 204));
  return (await app.request("/", { method: "POST", headers })).status;
}

/** Hosting asks by the function's own host, and hands on that of the browser. */
const HOSTING = { Host: "site-abc.a.run.app", "X-Forwarded-Host": "sample.web.app" };

it.each([
  ["https://sample.web.app", 204],
  ["https://sample.example", 204],
  ["https://site-abc.a.run.app", 403],
  ["https://evil.web.app", 403],
  ["null", 403],
])("behind Hosting, a call from %s is answered %i", async (origin, status) => {
  expect(await statusOf("hosting", { ...HOSTING, Origin: origin })).toBe(status);
});

it("takes a forwarded host from no one but Hosting", async () => {
  const headers = { Host: "sample.example", "X-Forwarded-Host": "evil.example", Origin: "https://evil.example" };
  for (const source of ["socket", "proxy"] as const) expect(await statusOf(source, headers)).toBe(403);
});

it("never takes an origin without a host for the site's", async () => {
  expect(await statusOf("socket", { Origin: "file://" })).toBe(403);
});

it("counts what is no address as if nothing was claimed", async () => {
  const address = (claimed: string) =>
    addressOf("hosting", { "Fastly-Client-IP": claimed, "X-Forwarded-For": "192.0.2.1" });
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
