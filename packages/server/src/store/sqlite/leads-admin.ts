import { hasPhoneDigits, phoneKey } from "@danji/api/leads/phone";
import { adminLead, failedMessage } from "@danji/api/leads/schema";
import { z } from "zod";
import { createAudit } from "./audit.ts";
import type { Database, SqlValue } from "./database.ts";
import { LEAD_COLUMNS, leadRow } from "./lead-rows.ts";
import { type LeadPlace, type LeadsAdminStore, retentionRecord } from "../store.ts";
import type { WriteAheadLog } from "./write-ahead-log.ts";

const idRow = z.object({ id: z.string() });
const countRow = z.object({ count: z.number() });
const siteRow = z.object({ siteId: z.string() });
const stateRow = siteRow.extend({ state: adminLead.shape.state, phone: z.string() });

export function createLeadsAdmin(db: Database, log: WriteAheadLog) {
  const audit = createAudit(db);
  const countIn = (rows: string, values: readonly SqlValue[]): number =>
    db.first(countRow, `SELECT count(*) AS count FROM ${rows}`, values)?.count ?? 0;

  return {
    assignSite: (siteId) => db.run("UPDATE leads SET site_id = ? WHERE site_id = ''", [siteId]),
    siteIds() {
      const sql = "SELECT DISTINCT site_id AS siteId FROM leads ORDER BY site_id";
      return db.all(siteRow, sql).map(({ siteId }) => siteId);
    },
    chunk(limit, { siteId, onlyQuarantined }, after?: LeadPlace) {
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
      return db.all(leadRow, sql, [...values, limit]);
    },
    counts(siteId) {
      const count = (only: string) => countIn(`leads WHERE ? IN ('', site_id) AND ${only}`, [siteId]);
      return {
        all: count("true"),
        new: count("state = 'new'"),
        called: count("state = 'called'"),
        done: count("state = 'done'"),
        quarantined: count("quarantined = 1"),
      };
    },
    countOf: ({ phone, siteId }) =>
      countIn("leads WHERE phone_key = ? AND ? IN ('', site_id)", [phoneKey(phone), siteId]),
    idsOf(limit, { phone, siteId }, { onlyAgreed = false } = {}) {
      const sql = `SELECT CAST(id AS TEXT) AS id FROM leads
                   WHERE phone_key = ? AND ? IN ('', site_id) AND marketing >= ? LIMIT ?`;
      return db.all(idRow, sql, [phoneKey(phone), siteId, Number(onlyAgreed), limit]).map(({ id }) => id);
    },
    release: (id, by) =>
      db.transaction(() => {
        const sql = "UPDATE leads SET quarantined = 0 WHERE id = ? AND quarantined = 1 RETURNING site_id AS siteId";
        const released = db.first(siteRow, sql, [id]);
        if (released !== undefined) audit.add({ ...by, ...released, what: "lead-released", target: id, count: 1 });
        return released !== undefined;
      }),
    setState: (id, from, to, by) =>
      db.transaction(() => {
        const sql = "SELECT state, site_id AS siteId, phone FROM leads WHERE id = ?";
        const { state: standing = null, siteId = "", phone = "" } = db.first(stateRow, sql, [id]) ?? {};
        if (standing !== from || from === to) return standing;
        const change = "UPDATE leads SET state = ? WHERE id = ? OR (phone_key = ? AND site_id = ?)";
        const count = db.run(change, [to, id, hasPhoneDigits(phone) ? phoneKey(phone) : null, siteId]);
        audit.add({ ...by, siteId, what: "lead-state", target: id, count });
        return to;
      }),
    withdraw: (ids, by) =>
      db.transaction(() => {
        const sql = "UPDATE leads SET marketing = 0 WHERE id = ? AND marketing = 1";
        const count = ids.reduce((sum, id) => sum + db.run(sql, [id]), 0);
        if (count > 0) audit.add({ ...by, what: "consent-withdrawn", target: "", count });
        return count;
      }),
    confirm: (ids, at) =>
      db.transaction(() => {
        const sql = `UPDATE leads SET marketing_confirmed_at = ?
                     WHERE id = ? AND marketing = 1 AND marketing_confirmed_at IS NULL`;
        for (const id of ids) db.run(sql, [at, id]);
      }),
    failedMessages(limit, siteId) {
      const sql = `SELECT key AS id, outbox.kind, outbox.state, changed_at AS at, note AS reason, name, phone
                   FROM outbox JOIN leads ON leads.id = lead_id WHERE outbox.state IN ('failed', 'unknown')
                   AND ? IN ('', site_id) ORDER BY changed_at DESC LIMIT ?`;
      return db.all(failedMessage, sql, [siteId, limit]);
    },
    countMessages(kind, siteId, since) {
      const rows = `outbox JOIN leads ON leads.id = lead_id
                    WHERE outbox.kind = ? AND outbox.state <> 'refused' AND site_id = ? AND leads.created_at > ?`;
      return countIn(rows, [kind, siteId, since]);
    },
    countQuarantined: (siteId, since) =>
      countIn("leads WHERE quarantined = 1 AND site_id = ? AND created_at > ?", [siteId, since]),
    remove(ids, by, what = "leads-erased") {
      const removed = db.transaction(() => {
        const count = ids.reduce((sum, id) => sum + db.run("DELETE FROM leads WHERE id = ?", [id]), 0);
        audit.add({ ...by, what, target: "", count });
        return count;
      });
      // The pages are overwritten (secure_delete), but the write-ahead log has the deleted rows until it is emptied.
      log.empty();
      return removed;
    },
    isErasurePending: log.isPending,
    retentionOf(siteId) {
      const sql = `SELECT leads_end AS leadsEnd, announced_at AS announcedAt, due_since AS dueSince
                   FROM retention WHERE site_id = ?`;
      return db.first(retentionRecord, sql, [siteId]);
    },
    setRetention(siteId, record) {
      const sql = "INSERT OR REPLACE INTO retention (site_id, leads_end, announced_at, due_since) VALUES (?, ?, ?, ?)";
      if (record === undefined) db.run("DELETE FROM retention WHERE site_id = ?", [siteId]);
      else db.run(sql, [siteId, record.leadsEnd, record.announcedAt, record.dueSince]);
    },
  } satisfies LeadsAdminStore;
}
