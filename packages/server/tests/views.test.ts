import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createViewCounter, foldViews } from "../src/views/view-counter.ts";
import type { ViewParts } from "../src/views/view-parts.ts";
import { inspect } from "./support/database.ts";
import { PressStore } from "../src/store/press.ts";
import { send, sendJson } from "./support/send.ts";
import { startTestServer, type TestServer } from "./support/server.ts";
import { removeTemporaryDirs } from "./support/site.ts";

afterAll(removeTemporaryDirs);

const SECOND_MS = 1000;
const INSTANCES = 10;
const OPENINGS_PER_SECOND = 50;
const SECONDS = 30;

/** A store in which a document takes one write a second; one that comes sooner fails and changes nothing. */
function slowParts(): ViewParts & { readonly views: () => number; readonly refused: () => number } {
  const writtenAt = new Map<string, number>();
  const parts = new Map<number, number>();
  let views = 0;
  let refused = 0;
  const mayWrite = (name: string): boolean => {
    if (Date.now() - (writtenAt.get(name) ?? -Infinity) < SECOND_MS) {
      refused += 1;
      return false;
    }
    writtenAt.set(name, Date.now());
    return true;
  };
  return {
    exists: async (id) => id === "article",
    async add(_id, part, count) {
      if (!mayWrite(`part ${part}`)) return false;
      parts.set(part, (parts.get(part) ?? 0) + count);
      return true;
    },
    async fold() {
      if (!mayWrite("article")) throw new Error("ABORTED");
      for (const count of parts.values()) views += count;
      parts.clear();
    },
    waiting: async () => (parts.size === 0 ? [] : ["article"]),
    views: () => views,
    refused: () => refused,
  };
}

describe("openings over a store that takes one write a second for each document", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are all counted, fifty a second on ten instances", async () => {
    const parts = slowParts();
    const faults: unknown[] = [];
    const instances = Array.from({ length: INSTANCES }, () =>
      createViewCounter(parts, Date.now, (e) => faults.push(e)),
    );
    const counted: Promise<boolean>[] = [];
    for (let opening = 0; opening < OPENINGS_PER_SECOND * SECONDS; opening += 1) {
      const instance = instances[opening % INSTANCES];
      if (instance !== undefined) counted.push(instance.count("article"));
      await vi.advanceTimersByTimeAsync(SECOND_MS / OPENINGS_PER_SECOND);
    }
    await vi.advanceTimersByTimeAsync(60 * SECOND_MS);
    expect(new Set(await Promise.all(counted))).toEqual(new Set([true]));
    await foldViews(parts);
    expect(parts.views()).toBe(OPENINGS_PER_SECOND * SECONDS);
    expect(parts.refused(), "writes that met the limit on their way").toBeGreaterThan(0);
  });

  it("of an article that is not there are refused and leave nothing", async () => {
    const parts = slowParts();
    const counter = createViewCounter(parts, Date.now, () => undefined);
    const answer = counter.count("missing");
    await vi.advanceTimersByTimeAsync(SECOND_MS);
    expect(await answer).toBe(false);
    expect(await parts.waiting()).toEqual([]);
  });
});

describe("openings of the embedded backend", () => {
  let server: TestServer;
  let id: string;
  let now = Date.now();
  beforeEach(async () => {
    server = await startTestServer({ clock: () => now, trustProxy: true });
    const draft = { siteId: "sample", title: "제목", summary: "요약", content: "" };
    id = inspect(server.dataDir, (db) => new PressStore(db).add(draft, 0)).id;
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
