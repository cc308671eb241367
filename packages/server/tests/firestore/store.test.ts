import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type Firestore, Timestamp, Transaction } from "firebase-admin/firestore";
import { leadOf } from "@danji/api/leads/lead.fixture";
import { createFirestoreAudit } from "../../src/store/firestore/audit.ts";
import { createFirestoreLeads } from "../../src/store/firestore/leads.ts";
import { createFirestoreLeadsAdmin } from "../../src/store/firestore/leads-admin.ts";
import { createFirestoreOutbox } from "../../src/store/firestore/outbox.ts";
import { describeStore } from "../support/store-contract.ts";
import { MESSAGE_STATES } from "../../src/messages/port.ts";
import { moment } from "../../src/store/firestore/status.ts";
import type { LeadsStore } from "../../src/store/store.ts";
import { EMULATED, makeFirestore, storedLeads } from "./support/emulator-database.ts";

const stored = z.object({
  kind: z.string(),
  state: z.enum(MESSAGE_STATES),
  dueAt: moment,
  queuedAt: moment,
  attempts: z.number(),
  note: z.string(),
});

describe.skipIf(!EMULATED)("Firestore over its emulator", () => {
  describeStore("Firestore", async () => {
    const place = makeFirestore();
    const [db, other] = [place.db, place.other()];
    return {
      leads: createFirestoreLeads(db, "salt"),
      outbox: createFirestoreOutbox(db),
      leadsAdmin: createFirestoreLeadsAdmin(db),
      audit: createFirestoreAudit(db),
      otherLeads: createFirestoreLeads(other, "salt"),
      otherOutbox: createFirestoreOutbox(other),
      storedLeads: () => storedLeads(db),
      async storedMessages() {
        const { docs } = await db.collection("outbox").get();
        const messages = docs.map((document) => stored.parse(document.data()));
        return messages
          .toSorted((a, b) => a.queuedAt - b.queuedAt || a.kind.localeCompare(b.kind))
          .map(({ queuedAt: _queuedAt, ...message }) => message);
      },
      async dump() {
        const { docs } = await db.collection("outbox").get();
        return JSON.stringify(docs.map((document) => [document.id, document.data()]));
      },
      async erase(phone) {
        const { docs } = await db.collection("leads").where("phone", "==", phone).get();
        await Promise.all(docs.map(({ ref }) => ref.delete()));
      },
      async withdraw() {
        const { docs } = await db.collection("leads").get();
        await Promise.all(docs.map(({ ref }) => ref.update({ marketing: false })));
      },
      dispose: place.dispose,
    };
  });
});

describe.skipIf(!EMULATED)("Firestore over its emulator", () => {
  it("writes nothing of a number beside the lead, and until when it gets no other message", async () => {
    const place = makeFirestore();
    const messages = [{ kind: "booking", isAllowed: true }] as const;
    await createFirestoreLeads(place.db, "salt").add(leadOf(), { messages });
    await createFirestoreLeads(place.db, "another salt").add(leadOf(), { messages });
    const { docs } = await place.db.collection("quotas").get();
    expect(docs, "another salt is another document").toHaveLength(2);
    for (const document of docs) {
      expect(document.id).toMatch(/^[\w-]{43}$/u);
      expect(document.data()).toEqual({ endsAt: Timestamp.fromMillis(leadOf().createdAt + 24 * 3_600_000) });
    }
    await place.dispose();
  });

  /** Leads over a database whose transactions run differently. */
  function storeOver(
    db: Firestore,
    runTransaction: Firestore["runTransaction"],
    onError?: (error: unknown) => void,
    patienceMs?: number,
  ): LeadsStore {
    const over = Object.create(db, { runTransaction: { value: runTransaction } });
    return createFirestoreLeads(over, "salt", onError, patienceMs);
  }
  const quarantined = { isQuarantined: true, queued: [] };
  const failure = (code?: number) => Object.assign(new Error("failed"), { code });

  it.each([
    ["aborted", 10],
    ["expired", 3],
    ["unavailable", 14],
  ])("keeps a lead in quarantine whose transaction is %s", async (_, code) => {
    const place = makeFirestore();
    const store = storeOver(place.db, () => Promise.reject(failure(code)));
    expect(await store.add(leadOf())).toEqual(quarantined);
    expect(await storedLeads(place.db)).toMatchObject([{ name: leadOf().name }]);
    await place.dispose();
  });

  it("keeps a lead once that was put in quarantine before its transaction commits", async () => {
    const place = makeFirestore();
    let commit = (): void => undefined;
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let committed: Promise<unknown> = Promise.resolve();
    const runTransaction: Firestore["runTransaction"] = (update) =>
      new Promise((_, reject) => {
        committed = place.db.runTransaction(async (transaction) => {
          const result = await update(transaction);
          reject(failure(4));
          await mayCommit;
          return result;
        });
      });
    expect(await storeOver(place.db, runTransaction).add(leadOf())).toEqual(quarantined);
    commit();
    await expect(committed).rejects.toMatchObject({ code: 6 });
    expect(await storedLeads(place.db)).toHaveLength(1);
    await place.dispose();
  });

  it("reads and writes nothing by a further attempt of a transaction that took too long", async () => {
    const place = makeFirestore();
    let tryAgain = (): Promise<unknown> => Promise.reject(new Error("not called"));
    const never = new Promise<never>(() => undefined);
    const runTransaction: Firestore["runTransaction"] = (update) => {
      tryAgain = () => place.db.runTransaction(update);
      return never;
    };
    expect(await storeOver(place.db, runTransaction, undefined, 1).add(leadOf())).toEqual(quarantined);
    const reading = vi.spyOn(Transaction.prototype, "get");
    await expect(tryAgain()).rejects.toMatchObject({ name: "AbortError" });
    expect(reading).not.toHaveBeenCalled();
    expect(await storedLeads(place.db)).toHaveLength(1);
    reading.mockRestore();
    await place.dispose();
  });

  it.each([
    ["fails", () => Promise.reject(failure(14))],
    ["is tried again", undefined],
  ])("stores a lead once whose commit is not answered and %s", async (_, then) => {
    const place = makeFirestore();
    const store = storeOver(place.db, async (update) => {
      await place.db.runTransaction(update);
      return then ? then() : place.db.runTransaction(update);
    });
    await store.add(leadOf());
    expect(await storedLeads(place.db)).toHaveLength(1);
    await place.dispose();
  });
});
