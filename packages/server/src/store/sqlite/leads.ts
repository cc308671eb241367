import { MESSAGE_KINDS, type MessageKind } from "@danji/complex/messages/compose";
import { phoneKey } from "@danji/api/leads/phone";
import { lead as leadSchema } from "@danji/api/leads/schema";
import { z } from "zod";
import { newConsentToken } from "../../messages/port.ts";
import type { LeadsStore, NewLead, NewLeadOptions, StoredLead } from "../store.ts";
import type { Database } from "./database.ts";
import { columnOf } from "./lead-rows.ts";
import { createOutbox } from "./outbox.ts";

const idRow = z.object({ id: z.number() });
const storedRow = idRow.extend({ quarantined: z.number() });
const kindRow = z.object({ kind: z.enum(MESSAGE_KINDS) });
const phoneRow = idRow.extend({ phone: z.string() });

/** Gives leads that an earlier release has stored the key by which those of a person are found. */
export function fillPhoneKeys(db: Database): void {
  db.transaction(() => {
    for (const { id, phone } of db.all(phoneRow, "SELECT id, phone FROM leads WHERE phone_key IS NULL"))
      db.run("UPDATE leads SET phone_key = ? WHERE id = ?", [phoneKey(phone), id]);
  });
}

export function createLeads(db: Database) {
  const outbox = createOutbox(db);

  function findSent(sendId: string): StoredLead | undefined {
    const row = db.first(storedRow, "SELECT id, quarantined FROM leads WHERE send_id = ?", [sendId]);
    if (row === undefined) return undefined;
    const sql = "SELECT kind FROM outbox WHERE lead_id = ? AND state <> 'refused'";
    const queued = db.all(kindRow, sql, [row.id]).map(({ kind }) => kind);
    return { isQuarantined: row.quarantined === 1, queued };
  }

  /** Returns the id of the lead. */
  function insert({ id: sendId, ...lead }: NewLead, isQuarantined: boolean): number {
    const stored = { ...leadSchema.parse(lead), isQuarantined, phoneKey: phoneKey(lead.phone), sendId: sendId ?? null };
    const columns = Object.keys(stored).map(columnOf);
    const sql = `INSERT INTO leads (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")}) RETURNING id`;
    const values = Object.values(stored).map((value) => (typeof value === "boolean" ? Number(value) : value));
    const row = db.first(idRow, sql, values);
    if (row === undefined) throw new Error("The database gave a lead no id.");
    return row.id;
  }

  return {
    /** Nothing waits in here, so nothing comes between. */
    add(lead: NewLead, { isQuarantined = false, messages = [] }: NewLeadOptions = {}): StoredLead {
      const sent = lead.id === undefined ? undefined : findSent(lead.id);
      if (sent !== undefined) return sent;
      return db.transaction(() => {
        const id = insert(lead, isQuarantined);
        const queued: MessageKind[] = [];
        for (const { kind, confirmedBy, ...message } of messages) {
          const mayBeSent = message.isAllowed && (confirmedBy === undefined || queued.includes(confirmedBy));
          const isAllowed = mayBeSent && !outbox.hasHadOne(kind, lead);
          const consentToken = isAllowed && confirmedBy !== undefined ? newConsentToken() : null;
          outbox.add(id, { kind, isAllowed, consentToken }, lead.createdAt);
          if (isAllowed) queued.push(kind);
        }
        return { isQuarantined, queued };
      });
    },
  } satisfies LeadsStore;
}
