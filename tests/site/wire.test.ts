import { expect, test } from "vitest";
import { readPage } from "../e2e/support/html.ts";
import { SCHEDULE } from "../e2e/support/complex.ts";
import { ask, htmlOf, server } from "./support/ask.ts";

/** What every answer says to the browser that may be a document, whatever it is about. */
const SECURITY_HEADERS: Readonly<Record<string, RegExp>> = {
  "x-content-type-options": /^nosniff$/u,
  "x-frame-options": /^SAMEORIGIN$/u,
  "referrer-policy": /^strict-origin-when-cross-origin$/u,
  "permissions-policy": /camera=\(\)/u,
  "cross-origin-opener-policy": /^same-origin$/u,
  "cross-origin-resource-policy": /^same-origin$/u,
};

const firstScript = (html: string): string => /<script type="module"[^>]* src="([^"]+)"/u.exec(html)?.[1] ?? "";

test("sends security headers with every answer", async () => {
  for (const path of ["/", "/favicon.svg", "/api/session", "/api/press?siteId=sample", "/none", "/api/none"]) {
    const headers = (await ask(path)).headers;
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(headers.get(name) ?? "", `${name} of ${path}`).toMatch(value);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).toMatch(/script-src 'self'(?:;|$)/u);
    expect(policy, path).toContain("object-src 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).toContain("frame-ancestors 'self'");
    expect(headers.get("x-powered-by"), path).toBeNull();
    expect(headers.get("server"), path).toBeNull();
  }
});

test("sends parts of pages without what only documents obey", async () => {
  const script = firstScript(await htmlOf("/"));
  const headers = (await ask(script)).headers;
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("content-security-policy")).toBeNull();
});

test("sends the same content in brotli, gzip or neither", async () => {
  const home = await (await fetch(`${server.url}/`, { headers: { "Accept-Encoding": "identity" } })).text();
  expect(readPage(home).headings).toHaveLength(1);
  for (const path of ["/", SCHEDULE, firstScript(home)]) {
    const answers = await Promise.all(
      ["gzip, deflate, br", "gzip", "identity"].map(async (accepted) => {
        const response = await fetch(server.url + path, { headers: { "Accept-Encoding": accepted } });
        const { headers } = response;
        const size = Number(headers.get("Content-Length"));
        return {
          encoding: headers.get("Content-Encoding"),
          vary: headers.get("Vary"),
          size,
          text: await response.text(),
        };
      }),
    );
    const [brotli, gzip, identity] = answers;
    expect(
      answers.map(({ encoding }) => encoding),
      path,
    ).toEqual(["br", "gzip", null]);
    expect(
      answers.every(({ vary }) => vary === "Accept-Encoding"),
      path,
    ).toBe(true);
    expect(brotli?.text, path).toBe(identity?.text);
    expect(gzip?.text, path).toBe(identity?.text);
    expect(brotli?.size, path).toBeLessThan(gzip?.size ?? 0);
    expect(gzip?.size, path).toBeLessThan(identity?.size ?? 0);
  }
});

test("makes hashed files immutable, and has others revalidated", async () => {
  const home = await ask("/");
  expect(home.headers.get("cache-control")).toBe("no-cache");
  const again = await ask("/", { headers: { "If-None-Match": home.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  const script = await ask(firstScript(await home.text()));
  expect(script.headers.get("cache-control")).toContain("immutable");
  expect((await ask("/api/press?siteId=sample")).headers.get("cache-control")).toBe("no-store");
});

test("exposes no leads", async () => {
  for (const path of ["/api/forms/interest", "/api/forms/visit", "/api/forms/inquiry"]) {
    const response = await ask(path);
    expect(response.status, path).toBe(405);
    expect(response.headers.get("allow"), path).toBe("POST");
  }
  for (const path of ["/api/leads", "/api/forms", "/danji.db", "/.data/danji.db"])
    expect((await ask(path)).status, path).toBe(404);
});
