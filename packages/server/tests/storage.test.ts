import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { createHttpSession } from "@danji/api/http/session";
import { expect, it, afterEach, vi } from "vitest";
import { inspect } from "./support/database.ts";
import { cookieFetch, GOOD, send, sendForm, sendJson } from "./support/send.ts";
import { ADMINISTRATOR, startForTest } from "./support/server.ts";
import { temporaryDir } from "./support/site.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { leadOf } from "@danji/api/leads/lead.fixture";
import { z } from "zod";
import { Database } from "../src/store/sqlite/database.ts";
import { openStore } from "../src/store/sqlite/open.ts";

const MINUTE_MS = 60_000;

it("is unhealthy for a minute after a lead could not be written, and logs it once a minute", async () => {
  let now = Date.UTC(2026, 10, 27);
  const server = await startForTest({ clock: () => now });
  const post = async (): Promise<number> => (await sendJson(server.url, "/api/forms/visit", GOOD)).status;
  const health = async (): Promise<number> => (await send(server.url, { path: "/api/health" })).status;
  const logged = () => server.lines.filter((line) => line.includes("LEADS_NOT_STORED")).length;

  // Fails as a full disk does.
  inspect(server.dataDir, (db) =>
    db.exec("CREATE TRIGGER full BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, 'full'); END"),
  );
  expect(await health()).toBe(200);
  expect([await post(), await post(), await health()]).toEqual([500, 500, 500]);
  const page = await sendForm(server.url, "/api/forms/visit", GOOD);
  expect([page.status, page.headers["content-type"]]).toEqual([500, "text/html; charset=UTF-8"]);
  expect(page.text).toContain("서버에 문제가 생겼습니다.");
  expect(logged()).toBe(1);
  now += MINUTE_MS;
  expect([await health(), await post(), await health()]).toEqual([200, 500, 500]);
  expect(logged()).toBe(2);
  expect(server.lines.join("\n")).toMatch(/[가-힣].* \/ LEADS_NOT_STORED: [\x20-\x7e]+$/mu);

  inspect(server.dataDir, (db) => db.exec("DROP TRIGGER full"));
  now += MINUTE_MS;
  expect([await post(), await health()]).toEqual([200, 200]);
});

it("warns of a disk that is nearly full, in the log and on the admin page", async () => {
  const lowSpaceOf = async (leastFreeBytes: number) => {
    const { url, lines } = await startForTest({ leastFreeBytes });
    const options = { fetch: cookieFetch(), baseUrl: url };
    await createHttpSession(options).signIn(ADMINISTRATOR);
    const isLogged = lines.some((line) => /[가-힣].* \/ DISK_NEARLY_FULL: \d+ MB/u.test(line));
    return { isLogged, lowSpace: (await createHttpLeadsAdmin(options).notices("")).lowSpace };
  };
  expect(await lowSpaceOf(Infinity)).toEqual({ isLogged: true, lowSpace: expect.any(Number) });
  expect(await lowSpaceOf(0)).toEqual({ isLogged: false, lowSpace: null });
});

afterEach(() => void vi.restoreAllMocks());

/** How long a statement that waits for a reader would take, in ms. */
const BUSY_TIMEOUT_MS = 5000;
const NAME = "지워질사람";

/** Reads the database as another program does, until it is closed. */
function startReading(dataDir: string): Database {
  const reader = new Database(join(dataDir, "danji.db"));
  reader.exec("BEGIN");
  reader.all(z.looseObject({}), "SELECT count(*) FROM leads");
  return reader;
}

const stands = (dataDir: string): boolean =>
  ["danji.db", "danji.db-wal"].some((file) => readFileSync(join(dataDir, file)).includes(NAME));

it("says that an erased person still stands in the log while another program reads, and removes them after it", async () => {
  const server = await startForTest();
  const options = { fetch: cookieFetch(), baseUrl: server.url };
  await createHttpSession(options).signIn(ADMINISTRATOR);
  await sendJson(server.url, "/api/forms/interest", { ...GOOD, name: NAME });
  const reader = startReading(server.dataDir);
  const start = performance.now();
  const erased = await createHttpLeadsAdmin(options).erase(GOOD.phone, "");
  expect(performance.now() - start).toBeLessThan(BUSY_TIMEOUT_MS);
  expect([erased, stands(server.dataDir)]).toEqual([{ count: 1, isPending: true }, true]);
  reader.close();
  // The log is tried again each second, on a machine that others use too.
  await expect.poll(() => stands(server.dataDir), { timeout: 20_000, interval: 50 }).toBe(false);
});

it("closes without waiting for a reader, and empties the log at the next start", () => {
  const dataDir = temporaryDir();
  const store = openStore(dataDir);
  store.leads.add(leadOf({ name: NAME }));
  const reader = startReading(dataDir);
  store.leadsAdmin.remove(["1"], { who: "a@sample.example", at: 0 });
  const start = performance.now();
  expect(store.close()).toBe(false);
  expect(performance.now() - start).toBeLessThan(BUSY_TIMEOUT_MS);
  expect(stands(dataDir)).toBe(true);
  reader.exec("COMMIT");
  const next = openStore(dataDir);
  expect([stands(dataDir), next.leadsAdmin.isErasurePending()]).toEqual([false, false]);
  next.close();
  reader.close();
});

it("closes on a disk that is full", () => {
  const store = openStore(temporaryDir());
  const first = vi.spyOn(Database.prototype, "first").mockImplementation(() => {
    throw Object.assign(new Error("full"), { code: "SQLITE_FULL" });
  });
  expect(store.close()).toBe(false);
  expect(first).toHaveBeenCalledWith(expect.anything(), expect.stringContaining("wal_checkpoint"));
});
