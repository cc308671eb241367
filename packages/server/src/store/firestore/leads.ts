import type { Firestore } from "firebase-admin/firestore";
import type { LeadsStore } from "../leads-port.ts";
import { createFirestoreQuotas } from "./quotas.ts";

/** Where leads are kept; `firestore.rules` lets the administrator alone read there. */
const COLLECTION = "leads";
/** Tries of one lead: of many at one moment some have to step back, each time by chance longer. */
const TRIES = 10;

/**
 * Leads in Firestore, `leads/{id}` = the fields of `NewLead` with `createdAt` as timestamp. Quotas are counted in the same
 * transaction, so that they hold however many instances write.
 *
 * @param salt Of the names of counters, see {@link createFirestoreQuotas}.
 */
export function createFirestoreLeads(db: Firestore, salt: string): LeadsStore {
  const leads = db.collection(COLLECTION);
  const counters = createFirestoreQuotas(db, salt);
  return {
    add: (lead, quotas) =>
      db.runTransaction(
        async (transaction) => {
          const { seconds, raise } = await counters.take(transaction, quotas, lead.createdAt);
          if (seconds > 0) return seconds;
          raise();
          transaction.create(leads.doc(), { ...lead, createdAt: new Date(lead.createdAt) });
          return 0;
        },
        { maxAttempts: TRIES },
      ),
  };
}
