import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { inspect } from "./support/database.ts";
import { createPress } from "../src/store/sqlite/press.ts";
import { send, sendJson } from "./support/send.ts";
import { startTestServer, type TestServer } from "./support/server.ts";
import { removeTemporaryDirs } from "./support/site.ts";

afterAll(removeTemporaryDirs);

describe("openings of the embedded backend", () => {
  let server: TestServer;
  let id: string;
  let now = Date.now();
  beforeEach(async () => {
    server = await startTestServer({ clock: () => now, trustProxy: true });
    const draft = { siteId: "sample", title: "제목", summary: "요약", content: "" };
    id = inspect(server.dataDir, (db) => createPress(db).post(draft, { who: "the test", at: 0 })).id;
  });
  afterEach(() => server.close());

  const open = async (address: string, body: unknown = {}, headers = {}): Promise<void> => {
    const from = { "X-Forwarded-For": address, ...headers };
    const answer = await sendJson(server.url, `/api/press/${id}/views`, body, from);
    expect(answer.status).toBe(204);
  };
  const read = () => send(server.url, { path: `/api/press/${id}` });
  const views = async (): Promise<number> => JSON.parse((await read()).text).views;

  it("count once when they are sent again", async () => {
    const body = { opening: "0123456789abcdef0123456789abcdef" };
    await open("192.0.2.1", body);
    await open("192.0.2.1", body);
    expect(await views()).toBe(1);
    await open("192.0.2.1", { opening: "f".repeat(32) });
    expect(await views()).toBe(2);
  });

  it("by a page of another site are not counted", async () => {
    await open("192.0.2.1", {}, { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" });
    expect(await views()).toBe(0);
    await open("192.0.2.1", {}, { Origin: server.url, "Sec-Fetch-Site": "same-origin" });
    expect(await views()).toBe(1);
  });

  it("beyond thirty a minute from one address are not counted", async () => {
    for (let opening = 0; opening < 40; opening += 1) await open("192.0.2.1");
    expect(await views()).toBe(30);
    await open("192.0.2.2");
    expect(await views()).toBe(31);
    now += 60_000;
    await open("192.0.2.1");
    expect(await views()).toBe(32);
  });
});
