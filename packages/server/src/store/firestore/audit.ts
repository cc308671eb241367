import type { Firestore } from "firebase-admin/firestore";
import type { AuditLog } from "../audit-port.ts";

/** Creates the audit log in Firestore, for entries that go with no change of their own. */
export function createFirestoreAudit(db: Firestore): AuditLog {
  return {
    async add({ at, ...entry }) {
      await db.collection("audit").add({ ...entry, at: new Date(at) });
    },
  };
}
