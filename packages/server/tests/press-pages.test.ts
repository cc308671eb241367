import type { PageState } from "@danji/data/page-state";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { PageRenderer } from "../src/pages/pages.ts";
import { inspect } from "./support/database.ts";
import { send, sendJson } from "./support/send.ts";
import { startTestServer, type TestServer } from "./support/server.ts";
import { buildSampleSite, removeTemporaryDirs, sampleSite } from "./support/site.ts";

const render = vi.fn<PageRenderer>();
const describePage: PageRenderer = ({ url, state }) =>
  Promise.resolve({ status: 200, html: `<p>${url} ${JSON.stringify(state)}</p>${" ".repeat(2000)}` });

let server: TestServer;
let newest: string;
let now = Date.now();

beforeAll(async () => {
  const site = sampleSite({
    routes: [
      { path: "/sample/press", file: "sample/press.html", shows: "press-list" },
      { path: "/:site/press", file: "_site/press.html", shows: "press-list" },
      { path: "/:site/press/:id", file: "_site/article.html", shows: "article" },
    ],
  });
  server = await startTestServer({ staticRoot: buildSampleSite(), site, render, clock: () => now, trustProxy: true });
  const list = await send(server.url, { path: "/api/press?siteId=sample" });
  const { articles } = JSON.parse(list.text);
  newest = articles[0].id;
});
afterEach(() => {
  render.mockReset();
  now += 60_000;
});
afterAll(async () => {
  await server.close();
  removeTemporaryDirs();
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

  it("of an unknown site come with an empty list", async () => {
    expect((await stateOf("/other/press"))?.pressList).toEqual({ articles: [], next: null });
  });

  it("of an article come with it, and count nothing", async () => {
    expect((await stateOf(`/sample/press/${newest}`))?.article).toMatchObject({ id: newest, views: 0 });
    const article = await send(server.url, { path: `/api/press/${newest}` });
    expect(JSON.parse(article.text).views).toBe(0);
  });

  it("are fetched as JSON with no-store", async () => {
    for (const path of ["/api/press?siteId=sample", `/api/press/${newest}`])
      expect((await send(server.url, { path })).headers["cache-control"]).toBe("no-store");
  });

  it("are compressed as they are made", async () => {
    render.mockImplementation(describePage);
    const answer = await send(server.url, { path: "/sample/press", headers: { "Accept-Encoding": "gzip" } });
    expect(answer.headers["content-encoding"]).toBe("gzip");
  });

  it("are rendered once for all who ask, until a write changes what they show", async () => {
    render.mockImplementation(describePage);
    const path = `/sample/press/${newest}?once`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(server.url, { path })));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);

    await sendJson(server.url, `/api/press/${newest}/views`, {});
    expect((await send(server.url, { path })).text).toContain('"views":1');
    expect(render).toHaveBeenCalledTimes(2);
    inspect(server.dataDir, (db) => db.run("UPDATE press SET views = 0"));
  });

  it("are rendered so many a minute for one address, and then come as they were built", async () => {
    render.mockImplementation(describePage);
    const ask = (query: number, address: string) =>
      send(server.url, { path: `/sample/press?${query}`, headers: { "X-Forwarded-For": address } });
    for (let query = 0; query < 200; query += 1) expect((await ask(query, "192.0.2.1")).status).toBe(200);
    expect(render).toHaveBeenCalledTimes(120);
    expect((await ask(200, "192.0.2.1")).text).toBe("<h1>sample/press.html</h1>");
    expect((await ask(199, "192.0.2.2")).text).toContain("pressList");
    expect((await ask(199, "192.0.2.1")).text, "what is kept costs nothing").toContain("pressList");
  });

  it("that could not be rendered are tried again", async () => {
    render.mockRejectedValueOnce(new Error("no renderer")).mockImplementation(describePage);
    const path = "/sample/press?again";
    expect((await send(server.url, { path })).text).toBe("<h1>sample/press.html</h1>");
    expect((await send(server.url, { path })).text).toContain("pressList");
  });

  it("come as they were built where they cannot be rendered", async () => {
    render.mockRejectedValue(new Error("no renderer"));
    const answer = await send(server.url, { path: "/sample/press?never" });
    expect([answer.status, answer.text]).toEqual([200, "<h1>sample/press.html</h1>"]);
  });
});
