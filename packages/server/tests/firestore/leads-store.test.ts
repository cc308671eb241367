import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it, vi } from "vitest";
import { createFirestoreLeads } from "../../src/store/firestore/leads.ts";
import { leadOf } from "@danji/data/leads/lead.fixture";
import { describeLeadsStore } from "../support/leads-store-contract.ts";
import { EMULATED, makeFirestore } from "./support/place.ts";
import { storedLeads } from "./support/stored-leads.ts";

vi.setConfig({ testTimeout: 60_000 });

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

  it("keeps a lead in quarantine whose counters are contended, and passes other failures on", async () => {
    const place = makeFirestore();
    const failWith = (code: number) => () => Promise.reject(Object.assign(new Error("failed"), { code }));
    const storeOver = (code: number) =>
      createFirestoreLeads(Object.create(place.db, { runTransaction: { value: failWith(code) } }), "salt");
    const quota = { key: "address 192.0.2.77", limit: 5, windowMs: 60_000 };
    expect(await storeOver(10).add(leadOf(), [quota])).toEqual({ seconds: 0, isQuarantined: true, queued: [] });
    expect(await storedLeads(place.db)).toMatchObject([{ name: leadOf().name }]);
    await expect(storeOver(14).add(leadOf(), [quota])).rejects.toThrow("failed");
    expect(await storedLeads(place.db)).toHaveLength(1);
    await place.dispose();
  });
});
