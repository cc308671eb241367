import { createWindowLimiter } from "../http/rate-limit.ts";
import type { Database } from "./database.ts";
import type { LeadsStore, NewLead, Quota } from "./leads-port.ts";

/** Leads on the disk; what was used of the quotas is known until the process ends. */
export class LeadStore implements LeadsStore {
  readonly #db: Database;
  readonly #limiter = createWindowLimiter();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Stores one lead if its quotas let it in. Nothing waits in here, so nothing comes between. */
  add(lead: NewLead, quotas: readonly Quota[]): number {
    const seconds = this.#limiter.take(quotas, lead.createdAt);
    if (seconds === 0) this.#insert(lead);
    return seconds;
  }

  #insert(lead: NewLead): void {
    this.#db.run(
      `INSERT INTO leads (kind, name, phone, birthdate, email, visit_date, message, marketing,
         consent, consent_mode, consent_version, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        lead.kind,
        lead.name,
        lead.phone,
        lead.birthdate,
        lead.email,
        lead.visitDate,
        lead.message,
        Number(lead.marketing),
        Number(lead.consent),
        lead.consentMode,
        lead.consentVersion,
        lead.createdAt,
      ],
    );
  }
}
