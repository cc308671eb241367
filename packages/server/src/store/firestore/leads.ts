import type { DocumentReference, Firestore, Transaction } from "firebase-admin/firestore";
import type { AddedMessage } from "../../messages/initial-state.ts";
import { newConsentToken } from "../../messages/outbox-port.ts";
import { type LeadRoom, roomsOf } from "../lead-rooms.ts";
import type { LeadsStore } from "../leads-port.ts";
import { addMessage } from "./outbox.ts";
import { createFirestoreQuotas } from "./quotas.ts";
import { gaveUp, passIfStored, statusOf } from "./status.ts";

/** Where leads are kept; `firestore.rules` allow neither reads nor writes: the functions alone reach them. */
const COLLECTION = "leads";
/** Attempts of one transaction: of concurrent ones some are aborted and retried, each time after a longer pause. */
const MAX_ATTEMPTS = 5;

/**
 * Leads in Firestore, `leads/{id}` = the fields of `Lead` with `createdAt` as timestamp, and `quarantined`. Quotas are counted and text
 * messages put into the outbox in the same transaction, so that they hold however many instances write.
 *
 * @param salt Of the names of counters, see {@link createFirestoreQuotas}.
 * @param onError Called where a lead is kept in quarantine because of an error other than contention. Default: nothing.
 */
export function createFirestoreLeads(
  db: Firestore,
  salt: string,
  onError: (error: unknown) => void = () => undefined,
): LeadsStore {
  const leads = db.collection(COLLECTION);
  const counters = createFirestoreQuotas(db, salt);

  /** Finds the first room that no counter closes, or the seconds until quarantine has room. */
  async function findRoom(
    transaction: Transaction,
    rooms: readonly LeadRoom[],
    now: number,
  ): Promise<{ readonly isQuarantined: boolean; readonly raise: () => void } | { readonly seconds: number }> {
    let wait = Infinity;
    for (const { quotas, isQuarantined } of rooms) {
      const { seconds, raise } = await counters.take(transaction, quotas, now);
      if (seconds === 0) return { isQuarantined, raise };
      if (isQuarantined) wait = Math.min(wait, seconds);
    }
    return { seconds: wait };
  }

  const addCounted = (
    place: DocumentReference,
    ...[lead, quotas, messages = [], ...bounds]: Parameters<LeadsStore["add"]>
  ): ReturnType<LeadsStore["add"]> =>
    db.runTransaction(
      async (transaction) => {
        const { createdAt } = lead;
        const found = await findRoom(transaction, roomsOf(quotas, bounds), createdAt);
        if ("seconds" in found) return { ...found, isQuarantined: false, queued: [] };
        const { isQuarantined, raise } = found;
        const planned: (AddedMessage & { readonly raise: () => void })[] = [];
        for (const { kind, quotas: limits, confirmedBy } of isQuarantined ? [] : messages) {
          const carrier = planned.find((message) => message.kind === confirmedBy);
          const room = await counters.take(transaction, limits, createdAt);
          const isAllowed = room.seconds === 0 && (confirmedBy === undefined || carrier?.isAllowed === true);
          const consentToken = isAllowed && confirmedBy !== undefined ? newConsentToken() : null;
          planned.push({ kind, isAllowed, consentToken, raise: isAllowed ? room.raise : () => undefined });
        }
        raise();
        transaction.create(place, { ...lead, createdAt: new Date(createdAt), quarantined: isQuarantined });
        for (const { raise: count, ...message } of planned) {
          count();
          addMessage(db, transaction, { leadId: place.id, siteId: lead.siteId }, message, createdAt);
        }
        const queued = planned.flatMap(({ kind, isAllowed }) => (isAllowed ? [kind] : []));
        return { seconds: 0, isQuarantined, queued };
      },
      { maxAttempts: MAX_ATTEMPTS },
    );

  return {
    async add(lead, ...limits) {
      // One for all attempts: a commit whose answer was lost may have stored the lead already.
      const place = leads.doc();
      try {
        return await addCounted(place, lead, ...limits);
      } catch (error) {
        if (statusOf(error) === undefined) throw error;
        if (!gaveUp(error)) onError(error);
        // Aborted under contention, or expired behind a lock that a killed instance has left: the lead is kept for the administrator to judge.
        await place.create({ ...lead, createdAt: new Date(lead.createdAt), quarantined: true }).catch(passIfStored);
        return { seconds: 0, isQuarantined: true, queued: [] };
      }
    },
  };
}
