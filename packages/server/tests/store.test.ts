import { rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { adminLeadOf, leadOf } from "@danji/api/leads/lead.fixture";
import { DocumentReference, Firestore } from "firebase-admin/firestore";
import { createOutbox } from "../src/store/sqlite/outbox.ts";
import { openStore, type SqliteStore } from "../src/store/sqlite/open.ts";
import { anyRow, Database } from "../src/store/sqlite/database.ts";
import { MESSAGE_STATES } from "../src/messages/port.ts";
import { createPress } from "../src/store/sqlite/press.ts";
import { createNightWork, runRetention } from "../src/store/retention.ts";
import { type Draft, EVERY_LEAD } from "../src/store/store.ts";
import { BATCH, confirmConsent, erasePerson, findLeads, withdrawConsent } from "../src/store/batches.ts";
import { createMemoryDrafts } from "../src/forms/drafts.ts";
import { createFirestoreDrafts } from "../src/store/firestore/drafts.ts";
import { inspect, storedLeads } from "./support/database.ts";
import { describeStore, type StoredMessage } from "./support/store-contract.ts";
import { sampleSite, temporaryDir } from "./support/site.ts";

const row: z.ZodType<StoredMessage> = z
  .object({
    kind: z.string(),
    state: z.enum(MESSAGE_STATES),
    due_at: z.number(),
    attempts: z.number(),
    note: z.string(),
  })
  .transform(({ due_at: dueAt, ...rest }) => ({ ...rest, dueAt }));

describeStore("libSQL", async () => {
  const dataDir = temporaryDir();
  const store = openStore(dataDir);
  const second = new Database(join(dataDir, "danji.db"));
  return {
    ...store,
    otherLeads: undefined,
    otherOutbox: createOutbox(second),
    storedLeads: () => storedLeads(dataDir),
    storedMessages: async () => inspect(dataDir, (db) => db.all(row, "SELECT * FROM outbox ORDER BY lead_id, kind")),
    dump: async () => inspect(dataDir, (db) => JSON.stringify(db.all(z.looseObject({}), "SELECT * FROM outbox"))),
    erase: async (phone) => void second.run("DELETE FROM leads WHERE phone = ?", [phone]),
    withdraw: async () => void second.run("UPDATE leads SET marketing = 0"),
    async dispose() {
      second.close();
      store.close();
    },
  };
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const END = Date.parse("2026-03-01T00:00:00+09:00");
const FOUR = Date.parse("2026-11-22T04:00:00+09:00");
const PERSON = { phone: leadOf().phone, siteId: leadOf().siteId };
const BY = { who: "a@sample.example", at: leadOf().createdAt };

/** Counts the turns of the event loop in which others are answered while `work` goes on. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next: NodeJS.Immediate | undefined;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  next = setImmediate(turn);
  await work();
  clearImmediate(next);
  return turns;
}

describe("the store over libSQL", () => {
  let dataDir: string;
  let store: SqliteStore;
  beforeEach(() => {
    dataDir = temporaryDir();
    store = openStore(dataDir);
  });
  afterEach(() => {
    store.close();
    vi.restoreAllMocks();
  });

  const leave = (count: number): void => {
    for (let index = 0; index < count; index += 1) store.leads.add(leadOf({ createdAt: index }));
  };

  it("stores a lead and its messages together or not at all", () => {
    const twice = [
      { kind: "booking", isAllowed: true },
      { kind: "booking", isAllowed: true },
    ] as const;
    expect(() => store.leads.add(leadOf(), { messages: twice })).toThrow(/UNIQUE/u);
    expect(store.leadsAdmin.chunk(9, EVERY_LEAD)).toEqual([]);
  });

  it("reads a page of the press from its place in an index, however deep: sorts nothing, and passes nothing over", () => {
    inspect(dataDir, (db) => {
      const asked = vi.spyOn(db, "all");
      createPress(db).list("sample", { date: 1, id: "a" });
      const [, sql = "", values] = asked.mock.lastCall ?? [];
      const plan = db.all(z.object({ detail: z.string() }), `EXPLAIN QUERY PLAN ${sql}`, values);
      expect(plan).toEqual([
        { detail: expect.stringMatching(/^SEARCH press USING .*INDEX press_newest \(site_id=\? AND .*date.*<.*\)$/u) },
      ]);
    });
  });

  it("reports a full disk as such, though SQLite has rolled back by itself", () => {
    const db = new Database(":memory:");
    db.exec("CREATE TABLE texts (text TEXT)");
    db.all(anyRow, "PRAGMA max_page_count = 4");
    const fill = () => db.transaction(() => db.run("INSERT INTO texts VALUES (?)", ["가".repeat(100_000)]));
    expect(fill).toThrow(expect.objectContaining({ code: "SQLITE_FULL" }));
    expect(() => db.transaction(() => db.run("INSERT INTO texts VALUES (?)", ["나"]))).not.toThrow();
    db.close();
  });

  it("waits for the disk at each commit", () => {
    // A setting of the connection, which only a power cut would show.
    const exec = vi.spyOn(Database.prototype, "exec");
    openStore(temporaryDir()).close();
    expect(exec.mock.calls.join()).toContain("PRAGMA synchronous = FULL");
  });

  it.each([
    ["is overwritten", (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size, "Z"), { flag: "r+" })],
    ["is removed", (file: string) => rmSync(file)],
  ])("is unhealthy when its file %s, though the pages are cached", (_, destroy) => {
    leave(1);
    store.close();
    store = openStore(dataDir);
    expect(() => store.check()).not.toThrow();
    destroy(join(dataDir, "danji.db"));
    expect(() => store.check()).toThrow(/not a database|no such file/u);
  });

  it("deletes the expired leads of a site although those of another cannot be read", async () => {
    leave(1);
    const { leadsAdmin } = store;
    const chunk: typeof leadsAdmin.chunk = (limit, scope, after) => {
      if (scope.siteId === "other") throw new Error("down");
      return leadsAdmin.chunk(limit, scope, after);
    };
    const sites = ["other", leadOf().siteId].map((siteKey) => ({ siteKey, leadsEnd: "2026-03-01" }));
    const options = { mayDelete: true, isStopped: () => false, log: () => undefined };
    const half = { ...store, leadsAdmin: { ...leadsAdmin, chunk } };
    const run = (now: number) => runRetention({ ...half, ...options, now }, sites);
    for (const now of [END - 7 * DAY_MS, END, END + DAY_MS]) await expect(run(now)).rejects.toThrow("down");
    expect(leadsAdmin.chunk(9, EVERY_LEAD)).toEqual([]);
  });

  it("protects entries of the audit log that are younger than two years from any program", () => {
    for (const at of [0, 2 * 365 * DAY_MS, 4 * 365 * DAY_MS - 1])
      store.audit.add({ at, who: "a@sample.example", what: "signed-in", target: "", count: 0 });
    inspect(dataDir, (db) => {
      expect(() => db.run("DELETE FROM audit")).toThrow("only added to");
      expect(() => db.run("UPDATE audit SET who = ''")).toThrow("only added to");
      expect(db.run("DELETE FROM audit WHERE at = 0")).toBe(1);
    });
    expect(store.audit.newest(9)).toHaveLength(2);
  });

  it("is worked on every minute of the hour from 04:00 in Seoul, goes on with what was left, and rests until the next night", async () => {
    leave(BATCH + 1);
    store.leadsAdmin.setRetention("sample", { leadsEnd: "2026-03-01", announcedAt: 0, dueSince: 0 });
    let fills = 0;
    const fillPhoneKeys = async (): Promise<void> => void (fills += 1);
    const remove = vi.spyOn(store.leadsAdmin, "remove");
    const work = createNightWork(
      { ...store, fillPhoneKeys },
      [sampleSite({ leadsEnd: "2026-03-01" })],
      () => undefined,
    );
    const states: number[][] = [];
    for (const at of [FOUR - 1, FOUR + HOUR_MS, FOUR, FOUR + MINUTE_MS, FOUR + 2 * MINUTE_MS, FOUR + DAY_MS]) {
      const isFirst = remove.mock.calls.length === 0;
      await work(at, () => isFirst && remove.mock.calls.length > 0);
      states.push([store.leadsAdmin.chunk(BATCH + 1, EVERY_LEAD).length, fills]);
    }
    expect(states).toEqual([
      [BATCH + 1, 0],
      [BATCH + 1, 0],
      [1, 0],
      [0, 1],
      [0, 1],
      [0, 2],
    ]);
  });

  it.each([
    [0, [0]],
    [1, [1]],
    [BATCH + 1, [1, BATCH]],
  ])("erases %i leads of a person, and writes down %j", async (count, entries) => {
    leave(count);
    expect(await erasePerson(store.leadsAdmin, PERSON, BY)).toBe(count);
    expect(store.audit.newest(9).map((entry) => entry.count)).toEqual(entries);
  });

  it("confirms the consent of the link's own lead, however many others have its phone", async () => {
    leave(BATCH);
    const news = { kind: "news", isAllowed: true, confirmedBy: "booking" } as const;
    store.leads.add(leadOf(), { messages: [{ kind: "booking", isAllowed: true }, news] });
    const message = await store.outbox.claim(["booking"], BY.at);
    const consent = await store.outbox.consentOf(message?.consentToken ?? "", BY.at);
    if (consent !== undefined) await confirmConsent(store.leadsAdmin, consent, BY.at);
    expect(store.leadsAdmin.chunk(1, EVERY_LEAD)).toMatchObject([{ marketingConfirmedAt: BY.at }]);
  });

  it("answers others between the batches of a withdrawal, of an erasure and of a search", async () => {
    leave(BATCH + 1);
    expect(await turnsDuring(() => withdrawConsent(store.leadsAdmin, PERSON, BY))).toBeGreaterThan(0);
    expect(await turnsDuring(() => erasePerson(store.leadsAdmin, PERSON, BY))).toBeGreaterThan(0);
    vi.spyOn(store.leadsAdmin, "chunk").mockImplementation((limit) =>
      Array.from({ length: limit }, () => adminLeadOf()),
    );
    const search = () => findLeads(store.leadsAdmin, { ...EVERY_LEAD, search: "none" }, { length: 20, depth: 5000 });
    expect(await turnsDuring(search)).toBeGreaterThan(0);
  });
});

describe("forms that come back", () => {
  const draftOf = (phone: string): Draft => ({
    form: { kind: "visit", values: { phone }, errors: [], message: "" },
    path: "/",
    expiresAt: 10 * MINUTE_MS,
  });

  it("are deleted by a phone, however it was written, and no others", () => {
    const drafts = createMemoryDrafts();
    for (const phone of ["010-1234-5678", "+82 10 1234 5678", "02"]) void drafts.put(phone, draftOf(phone), 0);
    void drafts.deleteOf("01012345678");
    expect([drafts.get("010-1234-5678"), drafts.get("+82 10 1234 5678")]).toEqual([undefined, undefined]);
    expect(drafts.get("02")).toEqual(draftOf("02"));
  });

  it("are kept no longer than until they expire, though nobody asks for them", () => {
    vi.useFakeTimers();
    const drafts = createMemoryDrafts();
    void drafts.put("token", draftOf("02"), 0);
    vi.advanceTimersByTime(10 * MINUTE_MS - 1);
    expect(drafts.get("token")).toEqual(draftOf("02"));
    vi.advanceTimersByTime(1);
    expect(drafts.get("token")).toBeUndefined();
    vi.useRealTimers();
  });

  it("are not kept in Firestore where that takes too long", async () => {
    const create = vi.spyOn(DocumentReference.prototype, "create").mockReturnValue(new Promise(() => undefined));
    const drafts = createFirestoreDrafts(new Firestore({ projectId: "demo-drafts" }), "salt", 1);
    expect(await drafts.put("token", draftOf("02"), 0)).toBe(false);
    create.mockRestore();
  });
});
