import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { createHttpSession } from "@danji/api/http/session";
import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { StartError } from "../../src/start-error.ts";
import { answerJson, startCarrier, TAKEN } from "../support/carrier.ts";
import { inspect, readLeads } from "../support/database.ts";
import { cookieFetch, GOOD, sendJson } from "../support/send.ts";
import {
  ADMINISTRATOR,
  PATIENCE,
  startForTest,
  startTestServer,
  type TestOptions,
  type TestServer,
  written,
} from "../support/server.ts";
import { sampleSite, temporaryDir } from "../support/site.ts";
import { DRY_RUN_FILE } from "../../src/messages/driver.ts";

const NOON = Date.parse("2026-11-21T12:00:00+09:00");
const MESSAGES = {
  booking: "예약되었습니다.\n견본로 1",
  news: "(광고)[견본]\n소식\n무료수신거부 080-000-0000",
  service: "문자회사(주)",
};
const SITE = sampleSite({ seedPress: [], messages: MESSAGES });

const HOUR_MS = 3_600_000;

let now = NOON;
const start = (changes: TestOptions = {}) => startForTest({ site: SITE, clock: () => now, ...changes });
afterEach(() => {
  vi.useRealTimers();
  now = NOON;
});

const states = (dataDir: string): string[] =>
  inspect(dataDir, (db) =>
    db
      .all(z.object({ kind: z.string(), state: z.string() }), "SELECT kind, state FROM outbox ORDER BY lead_id, kind")
      .map(({ kind, state }) => `${kind} ${state}`),
  );

const book = async (server: TestServer, changes = {}): Promise<number> =>
  (await sendJson(server.url, "/api/forms/visit", { ...GOOD, ...changes })).status;

/** Confirms the news that wait for it, as the owner of the number does. */
async function confirm({ url, dataDir }: TestServer): Promise<void> {
  const sql = "SELECT consent_token AS token FROM outbox WHERE state = 'waiting-confirmation'";
  const [row] = inspect(dataDir, (db) => db.all(z.object({ token: z.string() }), sql));
  const body = new URLSearchParams({ answer: "confirm" });
  expect((await fetch(`${url}/api/consent/${row?.token}`, { method: "POST", body })).status).toBe(200);
}

it("follows a booking with the address, and with news only where they were agreed to", async () => {
  const server = await start();
  await book(server);
  await expect.poll(() => written(server.dataDir), PATIENCE).toEqual([MESSAGES.booking]);
  await book(server, { phone: "010-0000-0000", marketing: "on" });
  await expect.poll(() => written(server.dataDir), PATIENCE).toHaveLength(2);
  expect(states(server.dataDir)).toContain("news waiting-confirmation");
  await confirm(server);
  await book(server, { phone: "010-0000-0001" });
  await expect
    .poll(() => written(server.dataDir).toSorted().toReversed(), PATIENCE)
    .toEqual([MESSAGES.booking, MESSAGES.booking, MESSAGES.booking, MESSAGES.news]);
});

it("follows nothing else with messages", async () => {
  const server = await start();
  await sendJson(server.url, "/api/forms/interest", { ...GOOD, marketing: "on" });
  await sendJson(server.url, "/api/forms/inquiry", { ...GOOD, marketing: "on" });
  await book(server, { _gotcha: "x" });
  await book(server, { phone: "02-123-4567" });
  expect(states(server.dataDir)).toEqual([]);
});

it("sends through Solapi where it is set up, and a carrier that is down fails no booking", async () => {
  const carrier = await startCarrier((response, count) =>
    count === 1 ? answerJson(response, 503, {}) : answerJson(response, 200, TAKEN),
  );
  const account = { apiKey: "key", apiSecret: "secret", sender: "0310000000" };
  const server = await start({ messages: { driver: "solapi", account, baseUrl: carrier.url } });
  expect(await book(server)).toBe(200);
  await expect.poll(() => states(server.dataDir), PATIENCE).toEqual(["booking waiting"]);
  await expect.poll(() => carrier.requests.length, PATIENCE).toBe(1);
  now += 61_000;
  await book(server, { phone: "010-0000-0000" });
  await expect.poll(() => states(server.dataDir), PATIENCE).toEqual(["booking sent", "booking sent"]);
  expect(written(server.dataDir)).toEqual([]);
  expect(server.lines.join("\n")).not.toContain(DRY_RUN_FILE);
});

it("says at the start that nothing is sent, in both languages", async () => {
  const { lines } = await start();
  const notices = lines.filter((line) => line.includes(DRY_RUN_FILE));
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatch(/[가-힣]/u);
  expect(notices[0]).toContain("SMS_DRIVER");
  expect((await start({ site: sampleSite({ seedPress: [] }) })).lines.join("\n")).not.toContain(DRY_RUN_FILE);
});

it("does not start with a carrier that the privacy page does not name", async () => {
  const account = { apiKey: "key", apiSecret: "secret", sender: "0310000000" };
  const messages = { driver: "solapi", account, baseUrl: "https://carrier.example" } as const;
  const unnotices = sampleSite({ messages: { booking: MESSAGES.booking, news: MESSAGES.news } });
  await expect(startTestServer({ site: unnotices, messages, dataDir: temporaryDir() })).rejects.toBeInstanceOf(
    StartError,
  );
});

it("deletes leads from the day on which none may be kept, announced a week before, and never at its start", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const midnight = Date.parse("2026-11-22T00:00:00+09:00");
  const site = { ...SITE, leadsEnd: "2026-11-22" };
  const found = (dataDir: string) =>
    inspect(dataDir, (db) =>
      db.all(z.object({ due: z.number().nullable() }), "SELECT due_since AS due FROM retention"),
    );
  const tick = (moment: number): void => {
    now = moment;
    vi.advanceTimersByTime(HOUR_MS);
  };
  now = midnight - 8 * 24 * HOUR_MS;
  let server = await start({ site });
  expect(await book(server)).toBe(200);
  tick(midnight - 7 * 24 * HOUR_MS);
  await expect.poll(() => server.lines.join(), PATIENCE).toContain("RETENTION_ANNOUNCED sample");
  const options = { fetch: cookieFetch(), baseUrl: server.url };
  await createHttpSession(options).signIn(ADMINISTRATOR);
  const { retention } = await createHttpLeadsAdmin(options).notices("");
  expect(retention).toEqual([{ siteId: "sample", state: "announced", at: midnight }]);
  tick(midnight);
  await expect.poll(() => found(server.dataDir), PATIENCE).toEqual([{ due: midnight }]);
  now = midnight + 5 * HOUR_MS;
  await server.close();
  server = await start({ dataDir: server.dataDir, site });
  tick(midnight + 6 * HOUR_MS);
  await expect.poll(() => readLeads(server.dataDir), PATIENCE).toEqual([]);
  const entries = inspect(server.dataDir, (db) =>
    db.all(z.object({ at: z.number() }), "SELECT at FROM audit WHERE what = 'leads-expired'"),
  );
  expect(entries).toEqual([{ at: midnight + 6 * HOUR_MS }]);
});
