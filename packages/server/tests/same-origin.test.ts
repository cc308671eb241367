import { Hono } from "hono";
import { expect, it } from "vitest";
import { createClient, type AppEnv, type ClientSource } from "../src/http/context.ts";
import { requireSameOrigin } from "../src/http/same-origin.ts";

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
