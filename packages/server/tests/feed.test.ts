import { afterAll, beforeAll, expect, it } from "vitest";
import { send } from "./support/send.ts";
import { startTestServer, type TestServer } from "./support/server.ts";
import { removeTemporaryDirs, sampleSite } from "./support/site.ts";

const article = (title: string, date: string) => ({ title, summary: "<요약> & 더", content: "내용", date });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    site: sampleSite({
      seedPress: [article("먼저 & <나중>", "2026-01-01T00:00:00Z"), article("나중", "2026-02-01T00:00:00Z")],
    }),
  });
});
afterAll(async () => {
  await server.close();
  removeTemporaryDirs();
});

it("lists the newest articles as RSS, text as text", async () => {
  const { status, headers, text } = await send(server.url, { path: "/rss.xml" });
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const titles = [...text.matchAll(/<item><title>(.*?)<\/title>/gu)].map((match) => match[1]);
  expect(titles).toEqual(["나중", "먼저 &amp; &lt;나중&gt;"]);
  expect(text).toContain('<atom:link href="https://sample.example/rss.xml" rel="self" type="application/rss+xml"/>');
  expect(text).toContain("<lastBuildDate>Sun, 01 Feb 2026 00:00:00 GMT</lastBuildDate>");
  expect(text).toContain("<pubDate>Sun, 01 Feb 2026 00:00:00 GMT</pubDate>");
  expect(text).toMatch(/<link>https:\/\/sample\.example\/sample\/press\/[0-9a-f]+<\/link>/u);
  expect(text).toContain("&lt;요약&gt; &amp; 더");
});
