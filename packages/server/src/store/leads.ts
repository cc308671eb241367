import { z } from "zod";
import type { Lead } from "@danji/data/leads/lead";
import { createWindowLimiter } from "../http/rate-limit.ts";
import type { Database } from "./database.ts";
import type { LeadsStore, NewMessage, Quota } from "./leads-port.ts";
import { OutboxStore } from "./outbox.ts";

const idRow = z.object({ id: z.number() });

/** Leads on the disk; what was used of the quotas is known until the process ends. */
export class LeadStore implements LeadsStore {
  readonly #db: Database;
  readonly #outbox: OutboxStore;
  readonly #limiter = createWindowLimiter();
  /** By itself: these keys are remembered for a day, and a rush of addresses must not push them out. */
  readonly #messageLimiter = createWindowLimiter();

  constructor(db: Database) {
    this.#db = db;
    this.#outbox = new OutboxStore(db);
  }

  /** Stores one lead if its quotas let it in. Nothing waits in here, so nothing comes between. */
  add(lead: Lead, quotas: readonly Quota[], messages: readonly NewMessage[] = []): number {
    const { createdAt } = lead;
    const seconds = this.#limiter.take(quotas, createdAt);
    if (seconds > 0) return seconds;
    this.#db.transaction(() => {
      const id = this.#insert(lead);
      for (const { kind, quotas: limits } of messages)
        this.#outbox.add(id, kind, this.#messageLimiter.take(limits, createdAt) === 0, createdAt);
    });
    return 0;
  }

  #insert(lead: Lead): number {
    const row = this.#db.first(
      idRow,
      `INSERT INTO leads (kind, name, phone, birthdate, email, visit_date, message, marketing,
         consent, consent_mode, consent_version, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
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
    if (row === undefined) throw new Error("The database gave a lead no id.");
    return row.id;
  }
}
