import type { IncomingMessage, ServerResponse } from "node:http";
import { deleteApp, getApps } from "firebase-admin/app";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createCloudFunction } from "../src/cloud-function.ts";
import { type Host, hostHandler } from "./firestore/support/host.ts";
import { sendJson } from "./support/send.ts";
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
  const load = vi.fn(async () => [{ site: sampleSite() }]).mockRejectedValueOnce(new Error("EIO"));
  const site: Answering = { answer: createCloudFunction({ region: "asia-northeast3", load }) };
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
  const load = async () => [{ site: sampleSite({ messages }) }];
  const site: Answering = { answer: createCloudFunction({ region: "asia-northeast3", load }) };
  host = await hostHandler((incoming, outgoing) => site.answer(incoming, outgoing));
  // A robot is answered as a visitor is, without a database.
  const answer = await sendJson(host.url, "/api/forms/visit", { _gotcha: "x" });
  expect(JSON.parse(answer.text)).toMatchObject({ ok: true, textMessage });
});
