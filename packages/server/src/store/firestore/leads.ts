import type { MessageKind } from "@danji/complex/messages/compose";
import type { Firestore } from "firebase-admin/firestore";
import type { LeadsStore } from "../leads-port.ts";
import { addMessage } from "./outbox.ts";
import { createFirestoreQuotas } from "./quotas.ts";

/** Where leads are kept; `firestore.rules` lets the administrator alone read there. */
const COLLECTION = "leads";
/** Tries of one lead: of many at one moment some have to step back, each time by chance longer. */
const TRIES = 10;

/**
 * Leads in Firestore, `leads/{id}` = the fields of `Lead` with `createdAt` as timestamp. Quotas are counted and text
 * messages put into the outbox in the same transaction, so that they hold however many instances write.
 *
 * @param salt Of the names of counters, see {@link createFirestoreQuotas}.
 */
export function createFirestoreLeads(db: Firestore, salt: string): LeadsStore {
  const leads = db.collection(COLLECTION);
  const counters = createFirestoreQuotas(db, salt);
  return {
    add: (lead, quotas, messages = []) =>
      db.runTransaction(
        async (transaction) => {
          const { createdAt } = lead;
          const { seconds, raise } = await counters.take(transaction, quotas, createdAt);
          if (seconds > 0) return seconds;
          const queued: { readonly kind: MessageKind; readonly isAllowed: boolean; readonly raise: () => void }[] = [];
          for (const { kind, quotas: limits } of messages) {
            const room = await counters.take(transaction, limits, createdAt);
            const isAllowed = room.seconds === 0;
            queued.push({ kind, isAllowed, raise: isAllowed ? room.raise : () => undefined });
          }
          raise();
          const place = leads.doc();
          transaction.create(place, { ...lead, createdAt: new Date(createdAt) });
          for (const { kind, isAllowed, raise: count } of queued) {
            count();
            addMessage(db, transaction, { leadId: place.id, kind, isAllowed, now: createdAt });
          }
          return 0;
        },
        { maxAttempts: TRIES },
      ),
  };
}
