import type { AuditEntry } from "@danji/data/audit/port";
import type { Firestore } from "firebase-admin/firestore";
import { z } from "zod";
import type { AuditContext, AuditLog } from "../audit-port.ts";
import { moment } from "./moment.ts";
import { passIfStored } from "./status.ts";

/** How old an entry may be that still gets an address, in ms: the browser asks for it as soon as it has written the entry. */
const ADDRESS_MS = 5 * 60_000;

/** Ids that browsers give to entries; anything else is none of these. */
const ENTRY_ID = /^[A-Za-z0-9]{1,128}$/u;

/** An entry of the administrator's browser, as the rules let it be written. */
const browserEntry = z.strictObject({
  at: moment,
  who: z.string(),
  what: z.string(),
  target: z.string(),
  count: z.number(),
});

interface FirestoreAudit extends AuditLog {
  /** Appends an entry unless there is one of its id. */
  addOnce(id: string, entry: AuditEntry): Promise<void>;
  /** Adds the address of an account to an entry that its browser has just written and that has none; answers whether it did. */
  addAddress(id: string, by: AuditContext): Promise<boolean>;
}

/** Creates the audit log in Firestore, for entries that go with no change of their own, and for the addresses of those that a browser writes. */
export function createFirestoreAudit(db: Firestore): FirestoreAudit {
  const audit = db.collection("audit");
  return {
    async add({ at, ...entry }) {
      await audit.add({ ...entry, at: new Date(at) });
    },
    async addOnce(id, { at, ...entry }) {
      await audit
        .doc(id)
        .create({ ...entry, at: new Date(at) })
        .catch(passIfStored);
    },
    async addAddress(id, { who, at, address = "" }) {
      if (!ENTRY_ID.test(id)) return false;
      return db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(audit.doc(id));
        const entry = browserEntry.safeParse(snapshot.data()).data;
        if (entry === undefined || entry.who !== who || at - entry.at > ADDRESS_MS) return false;
        transaction.update(snapshot.ref, { address });
        return true;
      });
    },
  };
}
