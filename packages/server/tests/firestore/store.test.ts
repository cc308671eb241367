import { describe } from "vitest";
import { z } from "zod";
import { createFirestoreAudit } from "../../src/store/firestore/audit.ts";
import { createFirestoreLeads } from "../../src/store/firestore/leads.ts";
import { createFirestoreLeadsAdmin } from "../../src/store/firestore/leads-admin.ts";
import { createFirestoreOutbox } from "../../src/store/firestore/outbox.ts";
import { describeStore } from "../support/store-contract.ts";
import { MESSAGE_STATES } from "../../src/messages/port.ts";
import { moment } from "../../src/store/firestore/status.ts";
import { EMULATED, makeFirestore } from "./support/emulator-database.ts";
import { storedLeads } from "./support/stored-leads.ts";

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
