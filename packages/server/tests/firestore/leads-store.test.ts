import { type Firestore, Timestamp, Transaction } from "firebase-admin/firestore";
import { describe, expect, it, vi } from "vitest";
import { createFirestoreLeads } from "../../src/store/firestore/leads.ts";
import type { LeadsStore } from "../../src/store/leads-port.ts";
import { leadOf } from "@danji/data/leads/lead.fixture";
import { describeLeadsStore } from "../support/leads-store-contract.ts";
import { EMULATED, makeFirestore } from "./support/emulator-database.ts";
import { storedLeads } from "./support/stored-leads.ts";

describe.skipIf(!EMULATED)("Firestore over its emulator", () => {
  describeLeadsStore("Firestore", async () => {
    const place = makeFirestore();
    return {
      store: createFirestoreLeads(place.db, "salt"),
      other: createFirestoreLeads(place.other(), "salt"),
      stored: () => storedLeads(place.db),
      dispose: place.dispose,
    };
  });

  it("writes nothing of an address into its counters, and what they expire by", async () => {
    const place = makeFirestore();
    const quota = { key: "address 192.0.2.77", limit: 5, windowMs: 60_000 };
    await createFirestoreLeads(place.db, "salt").add(leadOf(), [quota]);
    await createFirestoreLeads(place.db, "another salt").add(leadOf(), [quota]);
    const { docs } = await place.db.collection("quotas").get();
    expect(docs, "another salt is another counter").toHaveLength(2);
    for (const document of docs) {
      expect(document.id + JSON.stringify(document.data())).not.toContain("192.0.2");
      expect(document.data()).toEqual({ used: 1, endsAt: Timestamp.fromMillis(leadOf().createdAt + 60_000) });
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
  const quota = { key: "address 192.0.2.77", limit: 5, windowMs: 60_000 };
  const quarantined = { seconds: 0, isQuarantined: true, queued: [] };
  const failure = (code?: number) => Object.assign(new Error("failed"), { code });

  it.each([
    ["aborted", 10],
    ["expired", 3],
    ["unavailable", 14],
  ])("keeps a lead in quarantine whose transaction is %s", async (_, code) => {
    const place = makeFirestore();
    const store = storeOver(place.db, () => Promise.reject(failure(code)));
    expect(await store.add(leadOf(), [quota])).toEqual(quarantined);
    expect(await storedLeads(place.db)).toMatchObject([{ name: leadOf().name }]);
    await place.dispose();
  });

  const bound = { key: "quarantined address 192.0.2.77", limit: 3, windowMs: 60_000 };

  it("counts leads whose transactions fail against the bounds, and keeps those within their quotas all the same", async () => {
    const place = makeFirestore();
    const store = storeOver(place.db, () => Promise.reject(failure(10)));
    const seconds: number[] = [];
    for (let index = 0; index < 9; index += 1)
      seconds.push((await store.add(leadOf(), [quota], [], [bound], [{ ...bound, key: "reserved" }])).seconds);
    expect(seconds).toEqual([0, 0, 0, 0, 0, 0, 60, 60, 60]);
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
    expect(await storeOver(place.db, runTransaction).add(leadOf(), [quota])).toEqual(quarantined);
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
    expect(await storeOver(place.db, runTransaction, undefined, 1).add(leadOf(), [quota])).toEqual(quarantined);
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
    expect(await store.add(leadOf(), [quota])).toMatchObject({ seconds: 0 });
    expect(await storedLeads(place.db)).toHaveLength(1);
    await place.dispose();
  });
});
