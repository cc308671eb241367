import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import type { Lead } from "@danji/api/leads/schema";
import { leadOf } from "@danji/api/leads/lead.fixture";
import { FieldValue, type Firestore, Query, QuerySnapshot } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { createFirestoreLeadsAdmin } from "../../src/store/firestore/leads-admin.ts";
import { createFirestoreLeads } from "../../src/store/firestore/leads.ts";
import { EVERY_LEAD } from "../../src/store/store.ts";
import { leadDocument } from "../../src/store/firestore/lead-documents.ts";
import { startFunctionsHost } from "./support/functions-host.ts";
import { EMULATED, type EmulatorDatabase, makeFirestore } from "./support/emulator-database.ts";

const PHONE = leadOf().phone;
const OTHERS = 250;
/** More leads of one phone than one batch takes. */
const FLOOD = 401;
const BATCH = 200;
const BOOKING = { kind: "booking", isAllowed: true } as const;
const POSTS = 50;

/** Leaves leads, faster than forms do. */
async function leave(db: Firestore, count: number, lead: (index: number) => Lead): Promise<void> {
  const writer = db.bulkWriter();
  for (let index = 0; index < count; index += 1) {
    const place = db.collection("leads").doc();
    void writer.create(place, leadDocument(lead(index), false));
    void writer.create(db.collection("outbox").doc(`${place.id}-booking`), { leadId: place.id });
  }
  await writer.close();
}
const leaveOthers = (db: Firestore) =>
  leave(db, OTHERS, (index) => leadOf({ phone: `010-9999-${1000 + index}`, createdAt: index }));
const leaveFlood = (db: Firestore) => leave(db, FLOOD, (index) => leadOf({ createdAt: index }));

/** The administrator's client, and the consent link, of functions over a database. */
async function hostOver(db: Firestore) {
  const host = await startFunctionsHost({ db });
  onTestFinished(host.close);
  await host.signIn();
  const withdrawBy = async (token: string): Promise<number> => {
    const body = new URLSearchParams({ answer: "withdraw" });
    return (await fetch(`${host.url}/api/consent/${token}`, { method: "POST", body, redirect: "manual" })).status;
  };
  return { leadsAdmin: createHttpLeadsAdmin({ baseUrl: host.url, ...host }), withdrawBy };
}

/** A database whose transaction of that number fails, counted from 1: an instance that dies. */
function failing(db: Firestore, number: number): Firestore {
  let count = 0;
  const runTransaction: Firestore["runTransaction"] = (update, options) => {
    count += Number(options?.readOnly !== true);
    return count === number ? Promise.reject(new Error("killed")) : db.runTransaction(update, options);
  };
  return Object.create(db, { runTransaction: { value: runTransaction } });
}

describe.skipIf(!EMULATED)("a person's leads in Firestore", () => {
  let place: EmulatorDatabase;
  let db: Firestore;
  beforeEach(() => {
    place = makeFirestore();
    ({ db } = place);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await place.dispose();
  });

  /** Leaves a lead by a form; returns the token of the link in its message. */
  async function book(): Promise<string> {
    const news = { kind: "news", isAllowed: true, confirmedBy: "booking" } as const;
    const lead = leadOf({ createdAt: Date.now() });
    await createFirestoreLeads(db, "salt").add(lead, { messages: [{ kind: "booking", isAllowed: true }, news] });
    const [message] = (await db.collection("outbox").where("kind", "==", "news").get()).docs;
    return z.string().parse(message?.get("consentToken"));
  }
  const audited = async (what: string): Promise<number[]> => {
    const { docs } = await db.collection("audit").where("what", "==", what).get();
    return docs.map((entry) => z.number().parse(entry.get("count"))).toSorted((a, b) => b - a);
  };
  const agreed = async () => (await db.collection("leads").where("marketing", "==", true).count().get()).data().count;
  const stored = async (name: string) => (await db.collection(name).count().get()).data().count;

  it("withdraws by fifty answers of one link at once, and reads no lead of others", async () => {
    await leaveOthers(db);
    const token = await book();
    const { withdrawBy } = await hostOver(db);
    const reading = vi.spyOn(Query.prototype, "get");
    const statuses = await Promise.all(Array.from({ length: POSTS }, () => withdrawBy(token)));
    expect(new Set(statuses)).toEqual(new Set([303]));
    const reads = reading.mock.settledResults.map(({ value }) => (value instanceof QuerySnapshot ? value.size : 0));
    // The link's message for each answer, and what there is to withdraw.
    expect(reads.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(2 * POSTS);
    expect([await agreed(), await audited("consent-withdrawn")]).toEqual([OTHERS, [1]]);
  });

  it("erases a flood with one phone in batches, and finishes what was interrupted, with all messages", async () => {
    await leaveOthers(db);
    await leaveFlood(db);
    expect(await (await hostOver(db)).leadsAdmin.countOf(PHONE, "")).toBe(FLOOD);
    await expect((await hostOver(failing(db, 2))).leadsAdmin.erase(PHONE, "")).rejects.toMatchObject({
      kind: "server",
    });
    const rest = FLOOD - BATCH;
    expect([await stored("leads"), await stored("outbox")]).toEqual([OTHERS + rest, OTHERS + rest]);
    expect(await (await hostOver(db)).leadsAdmin.erase(PHONE, "")).toMatchObject({ count: rest });
    expect([await stored("leads"), await stored("outbox")]).toEqual([OTHERS, OTHERS]);
    expect(await audited("leads-erased")).toEqual([BATCH, BATCH, FLOOD - 2 * BATCH]);
  });

  it("finishes a withdrawal by the link that was interrupted after the link's own lead", async () => {
    await leaveFlood(db);
    const token = await book();
    expect(await (await hostOver(failing(db, 2))).withdrawBy(token)).toBe(500);
    const [own] = (await db.collection("leads").orderBy("createdAt", "desc").limit(1).get()).docs;
    await own?.ref.update({ marketing: false });
    expect(await agreed()).toBeGreaterThanOrEqual(FLOOD - BATCH);
    expect(await (await hostOver(db)).withdrawBy(token)).toBe(303);
    expect(await agreed()).toBe(0);
  });

  it("finds leads that an earlier release has stored without a key, beside others", async () => {
    await leaveOthers(db);
    const phones = [PHONE, "+82 10 1234 5678", "010-1234-5679"];
    await leave(db, phones.length, (index) => leadOf({ phone: phones[index] ?? "", createdAt: OTHERS + index }));
    const early = db.collection("leads").where("createdAt", ">=", new Date(OTHERS - 1));
    for (const { ref } of (await early.get()).docs) await ref.update({ phoneKey: FieldValue.delete() });
    const { leadsAdmin } = await hostOver(db);
    expect(await leadsAdmin.countOf("01012345678", "sample")).toBe(2);
    expect(await leadsAdmin.erase("01012345678", "")).toMatchObject({ count: 2 });
    expect(await stored("leads")).toBe(OTHERS + 1);
  });

  it("gives leads of earlier releases, and their messages, to a site, and changes nothing else in any row", async () => {
    const store = createFirestoreLeads(db, "salt");
    for (let index = 0; index < 3; index += 1)
      await store.add(leadOf({ createdAt: leadOf().createdAt + index }), { messages: [BOOKING] });
    await store.add(leadOf({ siteId: "other" }), { messages: [BOOKING] });
    const rows = async (collection: string) => {
      const { docs } = await db.collection(collection).get();
      return docs.map((document) => ({ id: document.id, ...document.data() }));
    };
    const all = async () => [...(await rows("leads")), ...(await rows("outbox"))];
    const whole = await all();
    for (const collection of ["leads", "outbox"])
      for (const { ref } of (await db.collection(collection).where("siteId", "==", "sample").get()).docs)
        await ref.update({ siteId: FieldValue.delete() });
    expect(await all()).not.toEqual(whole);
    const leadsAdmin = createFirestoreLeadsAdmin(db);
    expect((await leadsAdmin.chunk(9, EVERY_LEAD)).filter(({ siteId }) => siteId === "")).toHaveLength(3);
    expect(await leadsAdmin.assignSite("sample")).toBe(3);
    expect(await all()).toEqual(whole);
    expect(await leadsAdmin.assignSite("another")).toBe(0);
    expect(await all()).toEqual(whole);
  });
});
