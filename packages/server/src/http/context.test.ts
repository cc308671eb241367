import { Hono } from "hono";
import { expect, it } from "vitest";
import { createClient, type AppEnv } from "./context.ts";

/** Returns the address that is counted behind a proxy which forwards a header. */
async function addressOf(header: string): Promise<string> {
  const client = createClient("proxy");
  const app = new Hono<AppEnv>();
  app.get("/", (c) => c.text(client.address(c)));
  return (await app.request("/", { headers: { "X-Forwarded-For": header } })).text();
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
  expect(await addressOf(header)).toBe(address);
});
