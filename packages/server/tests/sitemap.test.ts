import { afterAll, beforeAll, expect, it } from "vitest";
import { send } from "./support/send.ts";
import { startTestServer, type TestServer } from "./support/server.ts";
import { removeTemporaryDirs, sampleSite } from "./support/site.ts";

const article = (date: string) => ({ title: "제목", summary: "요약", content: "내용", date });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    limits: { pagesPerMinutePerAddress: 2 },
    site: sampleSite({
      seedPress: Array.from({ length: 12 }, (_, day) => article(new Date(Date.UTC(2026, 0, day + 1)).toISOString())),
      sitemap: [
        { path: "/", lastModified: "2025-12-01" },
        { path: "/sample/press", lastModified: "2025-12-01" },
      ],
    }),
  });
});
afterAll(async () => {
  await server.close();
  removeTemporaryDirs();
});

it("lists the pages and every article, each with its own day", async () => {
  const { status, headers, text } = await send(server.url, { path: "/sitemap.xml" });
  expect([status, headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
  const entries = [...text.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/gu)];
  expect(entries[0]?.slice(1)).toEqual(["https://sample.example/", "2025-12-01"]);
  expect(entries[1]?.slice(1)).toEqual(["https://sample.example/sample/press", "2026-01-12T00:00:00.000Z"]);
  expect(entries[2]?.[1]).toMatch(/^https:\/\/sample\.example\/sample\/press\/[0-9a-f]+$/u);
  expect(entries[2]?.[2]).toBe("2026-01-12T00:00:00.000Z");
  expect(entries).toHaveLength(14);
});

it("is written for one address a limited number of times a minute", async () => {
  await send(server.url, { path: "/rss.xml" });
  const { status, headers } = await send(server.url, { path: "/sitemap.xml" });
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
});
