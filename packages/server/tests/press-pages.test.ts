import type { PageState } from "@danji/data/page-state";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { PageRenderer } from "../src/pages/pages.ts";
import { send } from "./support/send.ts";
import { startTestServer, type TestServer } from "./support/server.ts";
import { buildSampleSite, removeTemporaryDirs, sampleSite } from "./support/site.ts";

const render = vi.fn<PageRenderer>();
const describePage: PageRenderer = ({ url, state }) =>
  Promise.resolve({ status: 200, html: `<p>${url} ${JSON.stringify(state)}</p>${" ".repeat(2000)}` });

let server: TestServer;
let newest: string;

beforeAll(async () => {
  const site = sampleSite({
    routes: [
      { path: "/sample/press", file: "sample/press.html", shows: "press-list" },
      { path: "/:site/press", file: "_site/press.html", shows: "press-list" },
      { path: "/:site/press/:id", file: "_site/article.html", shows: "article" },
    ],
  });
  server = await startTestServer({ staticRoot: buildSampleSite(), site, render });
  const list = await send(server.url, { path: "/api/press?siteId=sample" });
  const { articles } = JSON.parse(list.text);
  newest = articles[0].id;
});
afterEach(() => render.mockReset());
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

  it("are compressed as they are made", async () => {
    render.mockImplementation(describePage);
    const answer = await send(server.url, { path: "/sample/press", headers: { "Accept-Encoding": "gzip" } });
    expect(answer.headers["content-encoding"]).toBe("gzip");
  });

  it("come as they were built where they cannot be rendered", async () => {
    render.mockRejectedValue(new Error("no renderer"));
    const answer = await send(server.url, { path: "/sample/press" });
    expect([answer.status, answer.text]).toEqual([200, "<h1>sample/press.html</h1>"]);
  });
});
