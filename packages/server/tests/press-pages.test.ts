import type { PageState } from "@danji/api/page-state";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import type { PageRenderer } from "../src/pages/pages.ts";
import { inspect } from "./support/database.ts";
import { send, sendJson } from "./support/send.ts";
import { startTestServer } from "./support/server.ts";
import { buildSampleSite, sampleSite } from "./support/site.ts";

const render = vi.fn<PageRenderer>();
const describePage: PageRenderer = ({ url, state }) =>
  Promise.resolve({ status: 200, html: `<p>${url} ${JSON.stringify(state)}</p>${" ".repeat(2000)}` });

let now = Date.now();
const site = sampleSite({
  routes: [
    { path: "/sample/press", file: "sample/press.html", shows: "press-list" },
    { path: "/:site/press", file: "_site/press.html", shows: "press-list" },
    { path: "/:site/press/:id", file: "_site/article.html", shows: "article" },
  ],
});
const options = { staticRoot: buildSampleSite(), site, render, clock: () => now, trustProxy: true };
const server = await startTestServer(options);
afterAll(server.close);
const { articles } = JSON.parse((await send(server.url, { path: "/api/press?siteId=sample" })).text);
/** Nothing else asks for the pages of the others. */
const [newest = "", ...others]: string[] = articles.map(({ id }: { id: string }) => id);
afterEach(() => {
  render.mockReset();
  now += 60_000;
});

async function stateOf(path: string): Promise<PageState | undefined> {
  render.mockImplementation(describePage);
  const answer = await send(server.url, { path });
  expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-cache"]);
  return render.mock.calls[0]?.[0].state;
}

describe("press pages", () => {
  it.each(["/sample/press", "/SAMPLE/press"])("%s comes with the first page of the site's list", async (path) => {
    const state = await stateOf(path);
    expect(state?.pressList?.articles).toHaveLength(10);
    expect(state?.pressList?.articles[0]?.id).toBe(newest);
    expect(state?.pressList?.next).not.toBeNull();
  });

  it("of an article come with it, and count nothing", async () => {
    expect((await stateOf(`/sample/press/${newest}`))?.article).toMatchObject({ id: newest, views: 0 });
    const article = await send(server.url, { path: `/api/press/${newest}` });
    expect(JSON.parse(article.text).views).toBe(0);
  });

  it("are rendered once for all who ask, until a write changes what they show", async () => {
    render.mockImplementation(describePage);
    const path = `/sample/press/${others[0]}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(server.url, { path })));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const headers = { "If-None-Match": String(answers[0]?.headers["etag"]) };
    expect((await send(server.url, { path, headers })).status).toBe(304);

    await sendJson(server.url, `/api/press/${others[0]}/views`, {});
    expect((await send(server.url, { path, headers })).text).toContain('"views":1');
    expect(render).toHaveBeenCalledTimes(2);
    inspect(server.dataDir, (db) => db.run("UPDATE press SET views = 0"));
  });

  it.each([
    ["a list", () => "/sample/press"],
    ["an article", () => `/sample/press/${others[1]}`],
  ])("of %s are rendered for their counts five times in ten seconds, for a text each time", async (_, pathOf) => {
    render.mockImplementation(describePage);
    const path = pathOf();
    const [, article = ""] = others;
    const page = async (): Promise<string> => (await send(server.url, { path })).text;
    await page();
    render.mockClear();
    for (let opening = 1; opening <= 20; opening += 1) {
      await sendJson(server.url, `/api/press/${article}/views`, {});
      expect(await page()).toContain(`"views":${Math.min(opening, 5)}`);
    }
    expect(render).toHaveBeenCalledTimes(5);
    inspect(server.dataDir, (db) => db.run("UPDATE press SET title = '고친 제목' WHERE id = ?", [article]));
    expect(await page()).toContain("고친 제목");
    now += 10_000;
    await sendJson(server.url, `/api/press/${article}/views`, {});
    expect(await page()).toContain('"views":21');
    inspect(server.dataDir, (db) => db.run("UPDATE press SET views = 0"));
  });

  it("outlast any number of made-up addresses", async () => {
    render.mockImplementation(describePage);
    const path = `/sample/press/${others[3]}`;
    await send(server.url, { path });
    for (let made = 0; made < 70; made += 1) await send(server.url, { path: `/site-${made}/press` });
    render.mockClear();
    expect((await send(server.url, { path })).text).toContain(`"id":"${others[3]}"`);
    expect(render).not.toHaveBeenCalled();
  });

  it("are rendered so many a minute for one address, and then come as they were built", async () => {
    render.mockImplementation(describePage);
    const ask = (site: string, address: string) =>
      send(server.url, { path: `/${site}/press`, headers: { "X-Forwarded-For": address } });
    for (let site = 0; site < 200; site += 1) expect((await ask(`site-${site}`, "192.0.2.1")).status).toBe(200);
    expect(render).toHaveBeenCalledTimes(120);
    expect((await ask("site-200", "192.0.2.1")).text).toBe("<h1>_site/press.html</h1>");
    expect((await ask("sample", "192.0.2.2")).text).toContain("pressList");
    const kept = (await ask("sample", "192.0.2.1")).text;
    expect(kept, "what is kept costs nothing").toContain("pressList");
    await sendJson(server.url, `/api/press/${newest}/views`, {});
    for (let index = 0; index < 10; index += 1)
      expect((await ask("sample", "192.0.2.1")).text, "also with counts of before").toBe(kept);
    expect((await ask("sample", "192.0.2.2")).text, "which others have rendered again").toContain('"views":1');
    inspect(server.dataDir, (db) => db.run("UPDATE press SET views = 0"));
  });

  it("that could not be rendered are tried again", async () => {
    render.mockRejectedValueOnce(new Error("no renderer")).mockImplementation(describePage);
    const path = `/sample/press/${others[4]}`;
    expect((await send(server.url, { path })).text).toBe("<h1>_site/article.html</h1>");
    expect((await send(server.url, { path })).text).toContain('"article"');
  });
});

it("is short as a list of the press, and compressed as an article", async () => {
  const seedPress = sampleSite().seedPress.map((article) => ({ ...article, content: "가".repeat(50_000) }));
  const { url, close } = await startTestServer({ site: sampleSite({ seedPress }) });
  const list = await send(url, { path: "/api/press?siteId=sample" });
  expect(list.bytes.length).toBeLessThan(5000);
  const { articles } = JSON.parse(list.text);
  const path = `/api/press/${articles[0].id}`;
  const article = await send(url, { path, headers: { "Accept-Encoding": "gzip" } });
  expect(article.headers["content-encoding"]).toBe("gzip");
  expect(article.bytes.length).toBeLessThan(5000);
  await close();
});
