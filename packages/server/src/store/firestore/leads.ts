import type { DocumentReference, Firestore, Transaction } from "firebase-admin/firestore";
import type { AddedMessage } from "../../messages/initial-state.ts";
import { newConsentToken } from "../../messages/outbox-port.ts";
import { findRoom, type LeadRoom, roomsOf } from "../lead-rooms.ts";
import type { Admission, LeadsStore, NewLead, NewMessage, Quota } from "../leads-port.ts";
import { leadDocument } from "./lead-document.ts";
import { addMessage, queuedMessages } from "./outbox.ts";
import { createFirestoreQuotas } from "./quotas.ts";
import { gaveUp, passIfStored, statusOf, transactInTime } from "./status.ts";

/** Where leads are kept; `firestore.rules` allow neither reads nor writes: the functions alone reach them. */
const COLLECTION = "leads";
/** Attempts of one transaction: of concurrent ones some are aborted and retried, each time after a longer pause. */
const MAX_ATTEMPTS = 5;

/**
 * Leads in Firestore, `leads/{id}` = the fields of `Lead` with `createdAt` as timestamp, `quarantined` and `phoneKey`. Quotas are counted and
 * text messages put into the outbox in the same transaction, so that they hold however many instances write. Before that each instance
 * counts what it lets through in memory, so that a flood neither reads nor contends.
 *
 * @param salt Of the names of counters, see {@link createFirestoreQuotas}.
 * @param onError Called where a lead is kept in quarantine because of an error other than contention. @default nothing
 * @param patienceMs How long a transaction may take. Then the lead is kept in quarantine. @default no bound
 */
export function createFirestoreLeads(
  db: Firestore,
  salt: string,
  onError: (error: unknown) => void = () => undefined,
  patienceMs?: number,
): LeadsStore {
  const leads = db.collection(COLLECTION);
  const counters = createFirestoreQuotas(db, salt);

  /** Finds the first room that no counter closes, or the seconds until one opens. */
  async function findCounted(
    transaction: Transaction,
    rooms: readonly LeadRoom[],
    now: number,
  ): Promise<{ readonly isQuarantined: boolean; readonly raise: () => void } | { readonly seconds: number }> {
    let wait = Infinity;
    for (const { quotas, isQuarantined } of rooms) {
      const { seconds, raise } = await counters.take(transaction, quotas, now);
      if (seconds === 0) return { isQuarantined, raise };
      wait = Math.min(wait, seconds);
    }
    return { seconds: wait };
  }

  /** Returns what became of a lead when it was sent before. */
  async function findSent(transaction: Transaction, place: DocumentReference): Promise<Admission | undefined> {
    const stored = await transaction.get(place);
    if (!stored.exists) return undefined;
    const queued = await queuedMessages(db, transaction, place.id);
    return { seconds: 0, isQuarantined: stored.get("quarantined") === true, queued };
  }

  const addCounted = (
    place: DocumentReference,
    lead: NewLead,
    rooms: readonly LeadRoom[],
    messages: readonly NewMessage[],
  ): Promise<Admission> =>
    transactInTime(
      db,
      async (transaction) => {
        const { createdAt } = lead;
        const before = lead.id === undefined ? undefined : await findSent(transaction, place);
        if (before !== undefined) return before;
        const found = await findCounted(transaction, rooms, createdAt);
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
        transaction.create(place, leadDocument(lead, isQuarantined));
        for (const { raise: count, ...message } of planned) {
          count();
          addMessage(db, transaction, { leadId: place.id, siteId: lead.siteId }, message, createdAt);
        }
        const queued = planned.flatMap(({ kind, isAllowed }) => (isAllowed ? [kind] : []));
        return { seconds: 0, isQuarantined, queued };
      },
      patienceMs,
      { maxAttempts: MAX_ATTEMPTS },
    );

  return {
    async add(lead, quotas, messages = [], ...bounds) {
      const take = (limits: readonly Quota[]): number => counters.takeHere(limits, lead.createdAt);
      const found = findRoom(roomsOf(quotas, bounds), take);
      if ("seconds" in found) return { ...found, isQuarantined: false, queued: [] };
      // One for all attempts: a commit whose answer was lost may have stored the lead already.
      const place = lead.id === undefined ? leads.doc() : leads.doc(lead.id);
      try {
        return await addCounted(place, lead, found.rooms, messages);
      } catch (error) {
        if (statusOf(error) === undefined) throw error;
        if (!gaveUp(error)) onError(error);
        // Aborted under contention, or expired behind a lock that a killed instance has left: the lead is kept for the administrator to
        // judge. One within its quotas is kept even where the bounds are full, and takes their room from those above.
        if (!found.isQuarantined) findRoom(found.rooms.slice(1), take);
        await place.create(leadDocument(lead, true)).catch(passIfStored);
        return { seconds: 0, isQuarantined: true, queued: [] };
      }
    },
  };
}
