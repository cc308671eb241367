import type { Firestore } from "firebase-admin/firestore";
import type { AddedMessage } from "../../messages/message-start.ts";
import { newConsentToken } from "../../messages/outbox-port.ts";
import type { LeadsStore } from "../leads-port.ts";
import { addMessage } from "./outbox.ts";
import { createFirestoreQuotas } from "./quotas.ts";

/** Where leads are kept; `firestore.rules` lets the administrator alone read there. */
const COLLECTION = "leads";
/** Attempts of one transaction: of several at once some are aborted and retried, each time after a longer pause. */
const MAX_ATTEMPTS = 5;
/** Status of gRPC for a transaction that lost to others at every attempt, and was not committed. */
const ABORTED = 10;

const isAborted = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === ABORTED;

/**
 * Leads in Firestore, `leads/{id}` = the fields of `Lead` with `createdAt` as timestamp, and `quarantined`. Quotas are counted and text
 * messages put into the outbox in the same transaction, so that they hold however many instances write.
 *
 * @param salt Of the names of counters, see {@link createFirestoreQuotas}.
 */
export function createFirestoreLeads(db: Firestore, salt: string): LeadsStore {
  const leads = db.collection(COLLECTION);
  const counters = createFirestoreQuotas(db, salt);
  const addCounted: LeadsStore["add"] = (lead, quotas, messages = [], bounds = []) =>
    db.runTransaction(
      async (transaction) => {
        const { createdAt } = lead;
        const open = await counters.take(transaction, quotas, createdAt);
        const isQuarantined = open.seconds > 0;
        const { seconds, raise } = isQuarantined ? await counters.take(transaction, bounds, createdAt) : open;
        if (seconds > 0) return { seconds, isQuarantined: false, queued: [] };
        const planned: (AddedMessage & { readonly raise: () => void })[] = [];
        for (const { kind, quotas: limits, confirmedBy } of isQuarantined ? [] : messages) {
          const carrier = planned.find((message) => message.kind === confirmedBy);
          const room = await counters.take(transaction, limits, createdAt);
          const isAllowed = room.seconds === 0 && (confirmedBy === undefined || carrier?.isAllowed === true);
          const consentToken = isAllowed && confirmedBy !== undefined ? newConsentToken() : null;
          planned.push({ kind, isAllowed, consentToken, raise: isAllowed ? room.raise : () => undefined });
        }
        raise();
        const place = leads.doc();
        transaction.create(place, { ...lead, createdAt: new Date(createdAt), quarantined: isQuarantined });
        for (const { raise: count, ...message } of planned) {
          count();
          addMessage(db, transaction, place.id, message, createdAt);
        }
        const queued = planned.flatMap(({ kind, isAllowed }) => (isAllowed ? [kind] : []));
        return { seconds: 0, isQuarantined, queued };
      },
      { maxAttempts: MAX_ATTEMPTS },
    );

  return {
    async add(lead, ...limits) {
      try {
        return await addCounted(lead, ...limits);
      } catch (error) {
        if (!isAborted(error)) throw error;
        // Counters that cannot be raised mean a rush: the lead is kept, for the administrator to judge.
        await leads.doc().create({ ...lead, createdAt: new Date(lead.createdAt), quarantined: true });
        return { seconds: 0, isQuarantined: true, queued: [] };
      }
    },
  };
}
