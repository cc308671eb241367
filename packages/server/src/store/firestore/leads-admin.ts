import { MESSAGE_KINDS } from "@danji/complex/messages/compose";
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from "@danji/data/audit/port";
import { ADMIN_MESSAGE_KINDS, type AdminLead, FAILED_MESSAGE_STATES, LEAD_STATES } from "@danji/data/leads/admin-port";
import { LEAD_KINDS } from "@danji/data/leads/port";
import type { DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { MESSAGE_STATES } from "../../messages/outbox-port.ts";
import type { AuditContext } from "../audit-port.ts";
import type { LeadsAdminStore, RetentionRecord } from "../leads-admin-port.ts";
import { leadsWithout } from "./leads-without.ts";
import { moment } from "./moment.ts";
import { removeMessages } from "./outbox.ts";
import { createPersonLeads, type PersonLeads } from "./person-leads.ts";

const text = z.string().nullable();
// A lead comes without a state; the admin page gives it one.
const state = z.enum(LEAD_STATES).default("new");

const storedLead = z.object({
  // Leads of earlier releases have none until `assignSite` has given them one.
  siteId: z.string().default(""),
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
  // Leads of earlier releases have none.
  marketingConfirmedAt: moment.nullable().default(null),
  quarantined: z.boolean().default(false),
});

const storedFailed = z.object({
  leadId: z.string(),
  kind: z.enum(ADMIN_MESSAGE_KINDS),
  state: z.enum(FAILED_MESSAGE_STATES),
  note: z.string(),
  changedAt: moment,
});

/** States of messages that were queued. */
const QUEUED_STATES = MESSAGE_STATES.filter((one) => one !== "refused");

const storedEntry: z.ZodType<AuditEntry> = z.object({
  at: moment,
  who: z.string(),
  what: z.enum(AUDIT_ACTIONS),
  target: z.string(),
  count: z.number(),
  address: z.string().default(""),
  siteId: z.string().default(""),
});

const storedRetention: z.ZodType<RetentionRecord> = z.object({
  leadsEnd: z.string(),
  announcedAt: moment,
  dueSince: moment.nullable(),
});

function readLead(snapshot: DocumentSnapshot): AdminLead {
  const { quarantined: isQuarantined, ...lead } = storedLead.parse(snapshot.data());
  return { ...lead, id: snapshot.id, isQuarantined };
}

/** Ids that Firestore gives; anything else is no document's name. */
const ID = /^[A-Za-z0-9]{1,128}$/u;

/** Leads in Firestore as the admin page works with them; the rules let no client write there. */
export function createFirestoreLeadsAdmin(db: Firestore): LeadsAdminStore & PersonLeads {
  const leads = db.collection("leads");
  const audit = db.collection("audit");
  const outbox = db.collection("outbox");
  const retention = db.collection("retention");

  function write(
    transaction: Transaction,
    { who, at, address = "", siteId = "" }: AuditContext,
    what: AuditAction,
    target: string,
    count: number,
  ): void {
    transaction.create(audit.doc(), { who, what, target, count, address, siteId, at: new Date(at) });
  }

  /** Gives leads, and their messages, to a site. */
  async function assignTo(siteId: string, ids: readonly string[]): Promise<void> {
    const places = ids.flatMap((id) => [leads.doc(id), ...MESSAGE_KINDS.map((kind) => outbox.doc(`${id}-${kind}`))]);
    if (places.length === 0) return;
    await db.runTransaction(async (transaction) => {
      for (const { exists, ref } of await transaction.getAll(...places))
        if (exists) transaction.update(ref, { siteId });
    });
  }

  return {
    ...createPersonLeads(db),
    async assignSite(siteId) {
      let count = 0;
      for await (const without of leadsWithout(db, "siteId")) {
        const ids = without.map(({ id }) => id);
        await assignTo(siteId, ids);
        count += ids.length;
      }
      return count;
    },
    async siteIds() {
      const ids: string[] = [];
      for (;;) {
        // One read for each site, however many leads it has.
        const next = leads
          .orderBy("siteId")
          .startAfter(ids.at(-1) ?? "")
          .limit(1);
        const [first] = (await next.get()).docs;
        if (first === undefined) return ids;
        ids.push(readLead(first).siteId);
      }
    },
    async chunk(limit, { siteId, onlyQuarantined }, after) {
      const ofSite = siteId === "" ? leads : leads.where("siteId", "==", siteId);
      const wanted = onlyQuarantined ? ofSite.where("quarantined", "==", true) : ofSite;
      const newest = wanted.orderBy("createdAt", "desc").orderBy("__name__", "desc").limit(limit);
      const place = after && newest.startAfter(new Date(after.createdAt), after.id);
      return (await (place ?? newest).get()).docs.map(readLead);
    },
    async setState(id, from, to, by) {
      if (!ID.test(id)) return null;
      return db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(leads.doc(id));
        if (!snapshot.exists) return null;
        const { state: standing, siteId } = readLead(snapshot);
        if (standing !== from || from === to) return standing;
        transaction.update(leads.doc(id), { state: to });
        write(transaction, { ...by, siteId }, "lead-state", id, 1);
        return to;
      });
    },
    async release(id, by) {
      if (!ID.test(id)) return false;
      return db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(leads.doc(id));
        const lead = snapshot.exists ? readLead(snapshot) : undefined;
        if (lead?.isQuarantined !== true) return false;
        transaction.update(leads.doc(id), { quarantined: false });
        write(transaction, { ...by, siteId: lead.siteId }, "lead-released", id, 1);
        return true;
      });
    },
    async withdraw(ids, by) {
      if (ids.length === 0) return 0;
      return db.runTransaction(async (transaction) => {
        const found = await transaction.getAll(...ids.map((id) => leads.doc(id)));
        const agreed = found.filter((snapshot) => snapshot.exists && readLead(snapshot).marketing);
        for (const { ref } of agreed) transaction.update(ref, { marketing: false });
        if (agreed.length > 0) write(transaction, by, "consent-withdrawn", "", agreed.length);
        return agreed.length;
      });
    },
    async confirm(ids, at) {
      await db.runTransaction(async (transaction) => {
        const found = ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => leads.doc(id)));
        for (const snapshot of found) {
          if (!snapshot.exists) continue;
          const { marketing, marketingConfirmedAt } = readLead(snapshot);
          if (marketing && marketingConfirmedAt === null)
            transaction.update(snapshot.ref, { marketingConfirmedAt: new Date(at) });
        }
      });
    },
    async failedMessages(limit, siteId) {
      const ofSite = siteId === "" ? outbox : outbox.where("siteId", "==", siteId);
      const failed = ofSite.where("state", "in", FAILED_MESSAGE_STATES).orderBy("changedAt", "desc").limit(limit);
      const messages = (await failed.get()).docs.map((document) => ({
        id: document.id,
        ...storedFailed.parse(document.data()),
      }));
      const owners = messages.length === 0 ? [] : await db.getAll(...messages.map(({ leadId }) => leads.doc(leadId)));
      return messages.flatMap(({ leadId: _leadId, changedAt: at, note: reason, ...message }, index) => {
        const owner = owners[index];
        if (owner === undefined || !owner.exists) return [];
        const { name, phone } = readLead(owner);
        return [{ ...message, at, reason, name, phone }];
      });
    },
    async countMessages(kind, siteId, since) {
      const queued = outbox
        .where("siteId", "==", siteId)
        .where("kind", "==", kind)
        .where("state", "in", QUEUED_STATES)
        .where("queuedAt", ">", new Date(since));
      return (await queued.count().get()).data().count;
    },
    async countQuarantined(siteId, since) {
      const quarantined = leads
        .where("siteId", "==", siteId)
        .where("quarantined", "==", true)
        .where("createdAt", ">", new Date(since))
        // In the order of the index.
        .orderBy("createdAt", "desc");
      return (await quarantined.count().get()).data().count;
    },
    async remove(ids, by, what = "leads-erased") {
      return db.runTransaction(async (transaction) => {
        const found = ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => leads.doc(id)));
        const standing = found.filter(({ exists }) => exists);
        for (const { ref, id } of standing) {
          transaction.delete(ref);
          removeMessages(db, transaction, id);
        }
        write(transaction, by, what, "", standing.length);
        return standing.length;
      });
    },
    isErasurePending: () => false,
    async retentionOf(siteId) {
      const snapshot = await retention.doc(siteId).get();
      return snapshot.exists ? storedRetention.parse(snapshot.data()) : undefined;
    },
    async setRetention(siteId, record) {
      if (record === undefined) await retention.doc(siteId).delete();
      else {
        const { leadsEnd, announcedAt, dueSince } = record;
        const moments = { announcedAt: new Date(announcedAt), dueSince: dueSince === null ? null : new Date(dueSince) };
        await retention.doc(siteId).set({ leadsEnd, ...moments });
      }
    },
    async removeAudit(before, limit) {
      const { docs } = await audit.where("at", "<", new Date(before)).limit(limit).get();
      const batch = db.batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
      return docs.length;
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
