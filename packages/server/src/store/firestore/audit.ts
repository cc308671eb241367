import type { AuditEntry } from "@danji/data/audit/port";
import type { Firestore } from "firebase-admin/firestore";
import type { AuditLog } from "../audit-port.ts";
import { passIfStored } from "./status.ts";

interface FirestoreAudit extends AuditLog {
  /** Appends an entry unless there is one of its id. */
  addOnce(id: string, entry: AuditEntry): Promise<void>;
}

/** Creates the audit log in Firestore, for entries that go with no change of their own. */
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
  };
}
