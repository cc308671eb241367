import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { createFirestoreLeads } from "../../src/store/firestore/leads.ts";
import type { NewLead } from "../../src/store/leads-port.ts";
import { describeLeadsStore, leadOf } from "../support/leads-store-contract.ts";
import { EMULATED, makeFirestore } from "./support/place.ts";

vi.setConfig({ testTimeout: 60_000 });

const text = z.string().nullable();
const stored: z.ZodType<NewLead> = z.strictObject({
  kind: z.enum(["interest", "visit", "inquiry"]),
  name: z.string(),
  phone: z.string(),
  birthdate: text,
  email: text,
  visitDate: text,
  message: text,
  marketing: z.boolean(),
  consent: z.boolean(),
  consentMode: z.enum(["notice", "checkbox"]),
  consentVersion: z.string(),
  createdAt: z.instanceof(Timestamp).transform((moment) => moment.toMillis()),
});

describe.skipIf(!EMULATED)("Firestore over its emulator", () => {
  describeLeadsStore("Firestore", async () => {
    const place = makeFirestore();
    return {
      store: createFirestoreLeads(place.db, "salt"),
      other: createFirestoreLeads(place.other(), "salt"),
      async stored() {
        const { docs } = await place.db.collection("leads").orderBy("createdAt").get();
        return docs.map((document) => stored.parse(document.data()));
      },
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
});
