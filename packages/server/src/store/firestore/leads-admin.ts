import { MESSAGE_KINDS } from "@danji/complex/messages/compose";
import { hasPhoneDigits } from "@danji/api/leads/phone";
import { failedMessage } from "@danji/api/leads/schema";
import type { DocumentSnapshot, Firestore, Query, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { type LeadsAdminStore, retentionRecord } from "../store.ts";
import { MESSAGE_STATES } from "../../messages/port.ts";
import { BATCH } from "../batches.ts";
import { writeEntry } from "./audit.ts";
import { removeMessages } from "./outbox.ts";
import { moment } from "./status.ts";
import { countIn, createPersonLeads, leadsWithout, type PersonLeads, readLead } from "./lead-documents.ts";

const storedFailed = z.object({
  leadId: z.string(),
  kind: failedMessage.shape.kind,
  state: failedMessage.shape.state,
  note: z.string(),
  changedAt: moment,
});

/** States of messages that were queued. */
const QUEUED_STATES = MESSAGE_STATES.filter((one) => one !== "refused");

const storedRetention = retentionRecord.extend({ announcedAt: moment, dueSince: moment.nullable() });

/** Ids that Firestore gives; anything else is no document's name. */
const ID = /^[A-Za-z0-9]{1,128}$/u;

export function createFirestoreLeadsAdmin(db: Firestore): LeadsAdminStore & PersonLeads {
  const leads = db.collection("leads");
  const outbox = db.collection("outbox");
  const retention = db.collection("retention");
  const persons = createPersonLeads(db);
  const leadsAt = (siteId: string): Query => (siteId === "" ? leads : leads.where("siteId", "==", siteId));

  /** Changes the leads of these ids that stand, in one transaction. */
  const changeLeads = <Result>(
    ids: readonly string[],
    change: (transaction: Transaction, standing: readonly DocumentSnapshot[]) => Result,
  ): Promise<Result> =>
    db.runTransaction(async (transaction) => {
      const places = ids.filter((id) => ID.test(id)).map((id) => leads.doc(id));
      const found = places.length === 0 ? [] : await transaction.getAll(...places);
      return change(
        transaction,
        found.filter(({ exists }) => exists),
      );
    });

  async function assignTo(siteId: string, ids: readonly string[]): Promise<void> {
    const places = ids.flatMap((id) => [leads.doc(id), ...MESSAGE_KINDS.map((kind) => outbox.doc(`${id}-${kind}`))]);
    if (places.length === 0) return;
    await db.runTransaction(async (transaction) => {
      for (const { exists, ref } of await transaction.getAll(...places))
        if (exists) transaction.update(ref, { siteId });
    });
  }

  return {
    ...persons,
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
      const wanted = onlyQuarantined ? leadsAt(siteId).where("quarantined", "==", true) : leadsAt(siteId);
      const newest = wanted.orderBy("createdAt", "desc").orderBy("__name__", "desc").limit(limit);
      const place = after && newest.startAfter(new Date(after.createdAt), after.id);
      return (await (place ?? newest).get()).docs.map(readLead);
    },
    async counts(siteId) {
      const at = leadsAt(siteId);
      const [all, called, done, quarantined] = await Promise.all([
        countIn(at),
        countIn(at.where("state", "==", "called")),
        countIn(at.where("state", "==", "done")),
        countIn(at.where("quarantined", "==", true)),
      ]);
      // A lead comes without a state.
      return { all, new: all - called - done, called, done, quarantined };
    },
    async setState(id, from, to, by) {
      const lead = await changeLeads([id], (_, [snapshot]) => snapshot && readLead(snapshot));
      if (lead === undefined) return null;
      // More leads of one phone are a flood.
      const others = hasPhoneDigits(lead.phone) ? await persons.idsOf(BATCH, lead) : [];
      return changeLeads([...new Set([id, ...others])], (transaction, leadsOfPhone) => {
        const [snapshot] = leadsOfPhone;
        if (snapshot?.id !== id) return null;
        const { state: standing, siteId } = readLead(snapshot);
        if (standing !== from || from === to) return standing;
        for (const { ref } of leadsOfPhone) transaction.update(ref, { state: to });
        writeEntry(db, transaction, { ...by, siteId }, "lead-state", id, leadsOfPhone.length);
        return to;
      });
    },
    release: (id, by) =>
      changeLeads([id], (transaction, [snapshot]) => {
        const lead = snapshot && readLead(snapshot);
        if (snapshot === undefined || lead?.isQuarantined !== true) return false;
        transaction.update(snapshot.ref, { quarantined: false });
        writeEntry(db, transaction, { ...by, siteId: lead.siteId }, "lead-released", id, 1);
        return true;
      }),
    withdraw: (ids, by) =>
      changeLeads(ids, (transaction, standing) => {
        const agreed = standing.filter((snapshot) => readLead(snapshot).marketing);
        for (const { ref } of agreed) transaction.update(ref, { marketing: false });
        if (agreed.length > 0) writeEntry(db, transaction, by, "consent-withdrawn", "", agreed.length);
        return agreed.length;
      }),
    confirm: (ids, at) =>
      changeLeads(ids, (transaction, standing) => {
        for (const snapshot of standing) {
          const { marketing, marketingConfirmedAt } = readLead(snapshot);
          if (marketing && marketingConfirmedAt === null)
            transaction.update(snapshot.ref, { marketingConfirmedAt: new Date(at) });
        }
      }),
    async failedMessages(limit, siteId) {
      const ofSite = siteId === "" ? outbox : outbox.where("siteId", "==", siteId);
      const failed = ofSite
        .where("state", "in", failedMessage.shape.state.options)
        .orderBy("changedAt", "desc")
        .limit(limit);
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
    countMessages(kind, siteId, since) {
      const queued = outbox
        .where("siteId", "==", siteId)
        .where("kind", "==", kind)
        .where("state", "in", QUEUED_STATES)
        .where("queuedAt", ">", new Date(since));
      return countIn(queued);
    },
    countQuarantined(siteId, since) {
      const quarantined = leads
        .where("siteId", "==", siteId)
        .where("quarantined", "==", true)
        .where("createdAt", ">", new Date(since))
        // In the order of the index.
        .orderBy("createdAt", "desc");
      return countIn(quarantined);
    },
    remove: (ids, by, what = "leads-erased") =>
      changeLeads(ids, (transaction, standing) => {
        for (const { ref, id } of standing) {
          transaction.delete(ref);
          removeMessages(db, transaction, id);
        }
        writeEntry(db, transaction, by, what, "", standing.length);
        return standing.length;
      }),
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
  };
}
