import type { ConsentMode } from "@danji/data/leads/rules";
import type { LeadKind } from "@danji/data/leads/port";
import type { Database } from "./database.ts";

/** A lead that has been checked; what a visitor left empty is `null`. */
export interface NewLead {
  readonly kind: LeadKind;
  readonly name: string;
  readonly phone: string;
  readonly birthdate: string | null;
  readonly email: string | null;
  /** Calendar date `yyyy-mm-dd`. */
  readonly visitDate: string | null;
  readonly message: string | null;
  /** Whether messages with advertising were agreed to. */
  readonly marketing: boolean;
  /** Whether the consent box was ticked; where there is only a notice it is not. */
  readonly consent: boolean;
  readonly consentMode: ConsentMode;
  /** Version of the text that was shown. */
  readonly consentVersion: string;
  /** ms since 1970. */
  readonly createdAt: number;
}

/** Leads on the disk. They are only ever added here. */
export class LeadStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Stores one lead. When this returns, it is on the disk. */
  add(lead: NewLead): void {
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
