import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { createHttpSession } from "@danji/api/http/session";
import { leadOf } from "@danji/api/leads/lead.fixture";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { Database } from "../src/store/sqlite/database.ts";
import { openStore } from "../src/store/sqlite/open.ts";
import { cookieFetch, sendJson } from "./support/send.ts";
import { ADMINISTRATOR, startTestServer } from "./support/server.ts";
import { removeTemporaryDirs, temporaryDir } from "./support/site.ts";

afterEach(() => void vi.restoreAllMocks());
afterAll(removeTemporaryDirs);

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
  const server = await startTestServer();
  const options = { fetch: cookieFetch(), baseUrl: server.url };
  await createHttpSession(options).signIn(ADMINISTRATOR);
  await sendJson(server.url, "/api/forms/interest", { name: NAME, phone: "010-1234-5678", birthdate: "900101" });
  const reader = startReading(server.dataDir);
  const start = performance.now();
  const erased = await createHttpLeadsAdmin(options).erase("010-1234-5678", "");
  expect(performance.now() - start).toBeLessThan(BUSY_TIMEOUT_MS);
  expect([erased, stands(server.dataDir)]).toEqual([{ count: 1, isPending: true }, true]);
  reader.close();
  // The log is tried again each second, on a machine that others use too.
  await expect.poll(() => stands(server.dataDir), { timeout: 20_000, interval: 50 }).toBe(false);
  await server.close();
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
