import type { MessageKind } from "@danji/complex/messages/compose";
import type { LeadState } from "@danji/api/leads/fields";
import { hasPhoneDigits, phoneKey } from "@danji/api/leads/phone";
import { type AdminLead, adminLead, failedMessage, type FailedMessage, type LeadCounts } from "@danji/api/leads/schema";
import { z } from "zod";
import type { AuditContext } from "../audit-port.ts";
import type { AuditStore } from "./audit.ts";
import type { Database, SqlValue } from "./database.ts";
import { LEAD_COLUMNS, leadRow } from "./lead-rows.ts";
import {
  type LeadPlace,
  type LeadScope,
  type LeadsAdminStore,
  type Person,
  retentionRecord,
  type RetentionRecord,
} from "../leads-admin-port.ts";
import type { WriteAheadLog } from "./write-ahead-log.ts";

const idRow = z.object({ id: z.string() });
const countRow = z.object({ count: z.number() });
const siteRow = z.object({ siteId: z.string() });
const stateRow = siteRow.extend({ state: adminLead.shape.state, phone: z.string() });

export class LeadsAdmin implements LeadsAdminStore {
  readonly #db: Database;
  readonly #audit: AuditStore;
  readonly #log: WriteAheadLog;

  constructor(db: Database, audit: AuditStore, log: WriteAheadLog) {
    this.#db = db;
    this.#audit = audit;
    this.#log = log;
  }

  assignSite(siteId: string): number {
    return this.#db.run("UPDATE leads SET site_id = ? WHERE site_id = ''", [siteId]);
  }

  siteIds(): string[] {
    const sql = "SELECT DISTINCT site_id AS siteId FROM leads ORDER BY site_id";
    return this.#db.all(siteRow, sql).map(({ siteId }) => siteId);
  }

  chunk(limit: number, { siteId, onlyQuarantined }: LeadScope, after?: LeadPlace): AdminLead[] {
    const conditions = [
      ...(siteId === "" ? [] : ["site_id = ?"]),
      ...(onlyQuarantined ? ["quarantined = 1"] : []),
      ...(after === undefined ? [] : ["(created_at, id) < (?, ?)"]),
    ];
    const sql = `SELECT ${LEAD_COLUMNS} FROM leads WHERE ${["true", ...conditions].join(" AND ")}
                 ORDER BY created_at DESC, id DESC LIMIT ?`;
    const values = [
      ...(siteId === "" ? [] : [siteId]),
      ...(after === undefined ? [] : [after.createdAt, Number(after.id)]),
    ];
    return this.#db.all(leadRow, sql, [...values, limit]);
  }

  #count(rows: string, values: readonly SqlValue[]): number {
    return this.#db.first(countRow, `SELECT count(*) AS count FROM ${rows}`, values)?.count ?? 0;
  }

  counts(siteId: string): LeadCounts {
    const count = (only: string) => this.#count(`leads WHERE ? IN ('', site_id) AND ${only}`, [siteId]);
    return {
      all: count("true"),
      new: count("state = 'new'"),
      called: count("state = 'called'"),
      done: count("state = 'done'"),
      quarantined: count("quarantined = 1"),
    };
  }

  countOf({ phone, siteId }: Person): number {
    return this.#count("leads WHERE phone_key = ? AND ? IN ('', site_id)", [phoneKey(phone), siteId]);
  }

  idsOf(limit: number, { phone, siteId }: Person, { onlyAgreed = false } = {}): string[] {
    const sql = `SELECT CAST(id AS TEXT) AS id FROM leads
                 WHERE phone_key = ? AND ? IN ('', site_id) AND marketing >= ? LIMIT ?`;
    return this.#db.all(idRow, sql, [phoneKey(phone), siteId, Number(onlyAgreed), limit]).map(({ id }) => id);
  }

  release(id: string, by: AuditContext): boolean {
    return this.#db.transaction(() => {
      const sql = "UPDATE leads SET quarantined = 0 WHERE id = ? AND quarantined = 1 RETURNING site_id AS siteId";
      const released = this.#db.first(siteRow, sql, [id]);
      if (released !== undefined) this.#audit.add({ ...by, ...released, what: "lead-released", target: id, count: 1 });
      return released !== undefined;
    });
  }

  setState(id: string, from: LeadState, to: LeadState, by: AuditContext): LeadState | null {
    return this.#db.transaction(() => {
      const sql = "SELECT state, site_id AS siteId, phone FROM leads WHERE id = ?";
      const { state: standing = null, siteId = "", phone = "" } = this.#db.first(stateRow, sql, [id]) ?? {};
      if (standing !== from || from === to) return standing;
      const change = "UPDATE leads SET state = ? WHERE id = ? OR (phone_key = ? AND site_id = ?)";
      const count = this.#db.run(change, [to, id, hasPhoneDigits(phone) ? phoneKey(phone) : null, siteId]);
      this.#audit.add({ ...by, siteId, what: "lead-state", target: id, count });
      return to;
    });
  }

  withdraw(ids: readonly string[], by: AuditContext): number {
    return this.#db.transaction(() => {
      const sql = "UPDATE leads SET marketing = 0 WHERE id = ? AND marketing = 1";
      const count = ids.reduce((sum, id) => sum + this.#db.run(sql, [id]), 0);
      if (count > 0) this.#audit.add({ ...by, what: "consent-withdrawn", target: "", count });
      return count;
    });
  }

  confirm(ids: readonly string[], at: number): void {
    this.#db.transaction(() => {
      const sql = `UPDATE leads SET marketing_confirmed_at = ?
                   WHERE id = ? AND marketing = 1 AND marketing_confirmed_at IS NULL`;
      for (const id of ids) this.#db.run(sql, [at, id]);
    });
  }

  failedMessages(limit: number, siteId: string): FailedMessage[] {
    const sql = `SELECT key AS id, outbox.kind, outbox.state, changed_at AS at, note AS reason, name, phone
                 FROM outbox JOIN leads ON leads.id = lead_id WHERE outbox.state IN ('failed', 'unknown')
                 AND ? IN ('', site_id) ORDER BY changed_at DESC LIMIT ?`;
    return this.#db.all(failedMessage, sql, [siteId, limit]);
  }

  countMessages(kind: MessageKind, siteId: string, since: number): number {
    const rows = `outbox JOIN leads ON leads.id = lead_id
                  WHERE outbox.kind = ? AND outbox.state <> 'refused' AND site_id = ? AND leads.created_at > ?`;
    return this.#count(rows, [kind, siteId, since]);
  }

  countQuarantined(siteId: string, since: number): number {
    return this.#count("leads WHERE quarantined = 1 AND site_id = ? AND created_at > ?", [siteId, since]);
  }

  remove(ids: readonly string[], by: AuditContext, what: "leads-erased" | "leads-expired" = "leads-erased"): number {
    const removed = this.#db.transaction(() => {
      const count = ids.reduce((sum, id) => sum + this.#db.run("DELETE FROM leads WHERE id = ?", [id]), 0);
      this.#audit.add({ ...by, what, target: "", count });
      return count;
    });
    // The pages are overwritten (secure_delete), but their old state stands in the log until it is emptied.
    this.#log.empty();
    return removed;
  }

  isErasurePending(): boolean {
    return this.#log.isPending;
  }

  retentionOf(siteId: string): RetentionRecord | undefined {
    const sql = `SELECT leads_end AS leadsEnd, announced_at AS announcedAt, due_since AS dueSince
                 FROM retention WHERE site_id = ?`;
    return this.#db.first(retentionRecord, sql, [siteId]);
  }

  setRetention(siteId: string, record: RetentionRecord | undefined): void {
    if (record === undefined) this.#db.run("DELETE FROM retention WHERE site_id = ?", [siteId]);
    else
      this.#db.run(
        "INSERT OR REPLACE INTO retention (site_id, leads_end, announced_at, due_since) VALUES (?, ?, ?, ?)",
        [siteId, record.leadsEnd, record.announcedAt, record.dueSince],
      );
  }
}
