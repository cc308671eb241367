import { type AuditAction, auditEntry, type AuditEntry } from "@danji/api/audit/schema";
import type { Firestore, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import type { AuditContext, AuditLog } from "../store.ts";
import { moment, passIfStored } from "./status.ts";

const COLLECTION = "audit";

const storedEntry: z.ZodType<AuditEntry> = z.object({ ...auditEntry.shape, at: moment });

export type FirestoreAudit = ReturnType<typeof createFirestoreAudit>;

/** Creates the audit log in Firestore, for entries that go with no change of their own. */
export function createFirestoreAudit(db: Firestore) {
  const audit = db.collection(COLLECTION);
  return {
    async add({ at, ...entry }) {
      await audit.add({ ...entry, at: new Date(at) });
    },
    /** Appends an entry unless there is one of its id. */
    async addOnce(id: string, { at, ...entry }: AuditEntry): Promise<void> {
      const fields = { ...entry, at: new Date(at) };
      await audit.doc(id).create(fields).catch(passIfStored);
    },
    async newest(limit) {
      const { docs } = await audit.orderBy("at", "desc").limit(limit).get();
      return docs.map((snapshot) => storedEntry.parse(snapshot.data()));
    },
    async removeBefore(before, limit) {
      const { docs } = await audit.where("at", "<", new Date(before)).limit(limit).get();
      const batch = db.batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
      return docs.length;
    },
  } satisfies AuditLog & Record<"addOnce", unknown>;
}

/** Writes an entry of the audit log in the transaction of the change that it records. */
export function writeEntry(
  db: Firestore,
  transaction: Transaction,
  { who, at, address = "", siteId = "" }: AuditContext,
  what: AuditAction,
  target: string,
  count = 0,
): void {
  transaction.create(db.collection(COLLECTION).doc(), { who, what, target, count, address, siteId, at: new Date(at) });
}
