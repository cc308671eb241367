import type { Firestore } from "firebase-admin/firestore";
import { EVERY_LEAD, type Store } from "../store.ts";
import { createFirestoreAudit, type FirestoreAudit } from "./audit.ts";
import { createFirestoreDrafts } from "./drafts.ts";
import { createFirestoreLeads } from "./leads.ts";
import { createFirestoreLeadsAdmin } from "./leads-admin.ts";
import { createFirestoreOutbox } from "./outbox.ts";
import { createFirestorePress, rememberDates } from "./press.ts";
import { inTime } from "./status.ts";

export interface FirestoreStoreOptions {
  readonly db: Firestore;
  /** Secret that addresses are hashed with before they name a counter of the limits. */
  readonly limitsSalt: string;
  /** How long a visitor waits for a transaction, and for the count of the quarantine, each in ms. @default no bound */
  readonly patienceMs?: number | undefined;
  readonly clock: () => number;
  /** Called where a lead is kept in quarantine because of an error other than contention. */
  readonly onLeadError: (error: unknown) => void;
}

/** Creates a store over a database that all instances share. Limits are counted in each instance's memory too. */
export function createFirestoreStore(options: FirestoreStoreOptions): Store & { readonly audit: FirestoreAudit } {
  const { db, limitsSalt, patienceMs, clock, onLeadError } = options;
  const leadsAdmin = createFirestoreLeadsAdmin(db);
  return {
    leads: createFirestoreLeads(db, limitsSalt, onLeadError, patienceMs),
    leadsAdmin: {
      ...leadsAdmin,
      // A visitor waits for the counts.
      countMessages: (...scope) => inTime(Promise.resolve(leadsAdmin.countMessages(...scope)), patienceMs),
      countQuarantined: (...scope) => inTime(Promise.resolve(leadsAdmin.countQuarantined(...scope)), patienceMs),
    },
    press: rememberDates(createFirestorePress(db), clock),
    outbox: createFirestoreOutbox(db),
    audit: createFirestoreAudit(db),
    drafts: createFirestoreDrafts(db, limitsSalt, patienceMs),
    async check() {
      await leadsAdmin.chunk(1, EVERY_LEAD);
    },
    lowSpace: () => null,
  };
}
