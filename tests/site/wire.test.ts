// That the built site is wired to the server's headers and encodings; packages/server tests them one by one.
import { expect, test } from "vitest";
import { SCHEDULE } from "../e2e/support/complex.ts";
import { ask, htmlOf } from "./support/ask.ts";

const firstScript = (html: string): string => /<script type="module"[^>]* src="([^"]+)"/u.exec(html)?.[1] ?? "";

test("sends security headers with pages, and what only documents obey with no part of them", async () => {
  const { headers } = await ask("/");
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("content-security-policy")).toMatch(/script-src 'self'(?:;|$)/u);
  expect(headers.get("server")).toBeNull();
  const script = await ask(firstScript(await htmlOf("/")));
  expect(script.headers.get("x-content-type-options")).toBe("nosniff");
  expect(script.headers.get("content-security-policy")).toBeNull();
});

test("sends the same content in brotli, gzip or neither, the smallest first", async () => {
  for (const path of ["/", SCHEDULE, firstScript(await htmlOf("/"))]) {
    const sent = ["gzip, deflate, br", "gzip", "identity"].map((accepted) =>
      ask(path, { headers: { "Accept-Encoding": accepted } }),
    );
    const answers = await Promise.all(sent);
    expect(answers.map(({ headers }) => headers.get("Content-Encoding"))).toEqual(["br", "gzip", null]);
    const sizes = answers.map(({ headers }) => Number(headers.get("Content-Length")));
    expect(sizes, path).toEqual(sizes.toSorted((a, b) => a - b));
    const [brotli, gzip, identity] = await Promise.all(answers.map((answer) => answer.text()));
    expect([brotli, gzip], path).toEqual([identity, identity]);
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
