import type { IncomingMessage, ServerResponse } from "node:http";
import { deleteApp, getApps } from "firebase-admin/app";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Site } from "../src/app.ts";
import { createSiteFunction } from "../src/hosts/firebase.ts";
import { type Host, hostHandler } from "./firestore/support/host.ts";
import { send, sendJson } from "./support/send.ts";
import { sampleSite } from "./support/site.ts";

/** In place before the functions' logger is loaded, which takes the console's functions for good. */
const error = vi.hoisted(() => vi.spyOn(console, "error").mockImplementation(() => undefined));

/** A function as a host of Node calls it. */
interface Answering {
  answer(incoming: IncomingMessage, outgoing: ServerResponse): unknown;
}

let host: Host;

beforeEach(() => {
  vi.stubEnv("LIMITS_SALT", "salt");
  vi.stubEnv("FIREBASE_CONFIG", JSON.stringify({ projectId: "sample" }));
});
afterEach(async () => {
  await host.close();
  await Promise.all(getApps().map(deleteApp));
  vi.unstubAllEnvs();
  error.mockRestore();
});

it("loads again after a failed load, and only then", async () => {
  const load = vi
    .fn(async (): Promise<readonly [Site]> => [{ site: sampleSite() }])
    .mockRejectedValueOnce(new Error("EIO"));
  const site: Answering = { answer: createSiteFunction({ region: "asia-northeast3", load }) };
  host = await hostHandler(async (incoming, outgoing) => {
    try {
      await site.answer(incoming, outgoing);
    } catch {
      // The functions' own answer needs a response of Express.
      outgoing.writeHead(500).end();
    }
  });
  const statuses: number[] = [];
  for (let request = 0; request < 3; request += 1) statuses.push((await fetch(`${host.url}/api/none`)).status);
  expect(statuses).toEqual([500, 404, 404]);
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  ["", false],
  ["dry-run", false],
  ["solapi", true],
])("promises text messages with SMS_DRIVER=%s: %s", async (driver, textMessage) => {
  vi.stubEnv("SMS_DRIVER", driver);
  const messages = { booking: "예약되었습니다.", news: "(광고) 소식" };
  const load = async (): Promise<readonly [Site]> => [{ site: sampleSite({ messages }) }];
  const site: Answering = { answer: createSiteFunction({ region: "asia-northeast3", load }) };
  host = await hostHandler((incoming, outgoing) => site.answer(incoming, outgoing));
  // A robot is answered as a visitor is, without a database.
  const answer = await sendJson(host.url, "/api/forms/visit", { _gotcha: "x" });
  expect(JSON.parse(answer.text)).toMatchObject({ ok: true, textMessage });
});

it.each([false, true])(
  "gets the body of a request unread, and refuses a large one (in pieces: %s)",
  async (chunked) => {
    const load = async (): Promise<readonly [Site]> => [{ site: sampleSite() }];
    const site: Answering = { answer: createSiteFunction({ region: "asia-northeast3", load }) };
    const isRead: boolean[] = [];
    host = await hostHandler((incoming, outgoing) => {
      isRead.push("rawBody" in incoming);
      return site.answer(incoming, outgoing);
    });
    const headers = { "Content-Type": "application/json" };
    const post = (body: string) =>
      send(host.url, { method: "POST", path: "/api/forms/visit", headers, body, chunked }).then(({ status }) => status);
    expect([await post('{"_gotcha":"x"}'), await post(`[${"[],".repeat(1_000_000)}0]`)]).toEqual([200, 413]);
    expect(isRead).toEqual([false, false]);
  },
);
