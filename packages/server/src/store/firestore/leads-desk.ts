import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from "@danji/data/audit/port";
import { type DeskLead, LEAD_STATES } from "@danji/data/leads/desk-port";
import { LEAD_KINDS } from "@danji/data/leads/port";
import type { DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import type { Deed, LeadsDeskStore } from "../leads-desk-port.ts";
import { moment } from "./moment.ts";
import { removeMessages } from "./outbox.ts";

const text = z.string().nullable();
// A lead comes without a state; the desk gives it one.
const state = z.enum(LEAD_STATES).default("new");

const storedLead = z.object({
  kind: z.enum(LEAD_KINDS),
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
  createdAt: moment,
  state,
});

const storedEntry: z.ZodType<AuditEntry> = z.object({
  at: moment,
  who: z.string(),
  what: z.enum(AUDIT_ACTIONS),
  target: z.string(),
  count: z.number(),
});

const readLead = (snapshot: DocumentSnapshot): DeskLead => ({ ...storedLead.parse(snapshot.data()), id: snapshot.id });

/** Ids that Firestore gives; anything else is no document's name. */
const ID = /^[A-Za-z0-9]{1,128}$/u;

/** Leads in Firestore as the desk works with them; the rules let no client write there. */
export function createFirestoreLeadsDesk(db: Firestore): LeadsDeskStore {
  const leads = db.collection("leads");
  const audit = db.collection("audit");

  function write(transaction: Transaction, { who, at }: Deed, what: AuditAction, target: string, count: number): void {
    transaction.create(audit.doc(), { who, what, target, count, at: new Date(at) });
  }

  return {
    async chunk(limit, after) {
      const newest = leads.orderBy("createdAt", "desc").orderBy("__name__", "desc").limit(limit);
      const place = after && newest.startAfter(new Date(after.createdAt), after.id);
      return (await (place ?? newest).get()).docs.map(readLead);
    },
    async setState(id, from, to, by) {
      if (!ID.test(id)) return null;
      return db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(leads.doc(id));
        if (!snapshot.exists) return null;
        const standing = readLead(snapshot).state;
        if (standing !== from || from === to) return standing;
        transaction.update(leads.doc(id), { state: to });
        write(transaction, by, "lead-state", id, 1);
        return to;
      });
    },
    async remove(ids, by) {
      return db.runTransaction(async (transaction) => {
        const found = ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => leads.doc(id)));
        const standing = found.filter(({ exists }) => exists);
        for (const { ref, id } of standing) {
          transaction.delete(ref);
          removeMessages(db, transaction, id);
        }
        write(transaction, by, "leads-erased", "", standing.length);
        return standing.length;
      });
    },
    async noteExport(count, by) {
      await db.runTransaction((transaction) => Promise.resolve(write(transaction, by, "leads-exported", "", count)));
    },
    async audit(limit) {
      const { docs } = await audit.orderBy("at", "desc").limit(limit).get();
      return docs.map((snapshot) => storedEntry.parse(snapshot.data()));
    },
  };
}
