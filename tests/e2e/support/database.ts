import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Libsql from "libsql";
import { z } from "zod";
import { complex } from "./complex.ts";
import { newPhone } from "./forms.ts";

const FILE = "danji.db";
/** How long a change waits for a write of the server, in ms. */
const BUSY_TIMEOUT_MS = 10_000;

const lead = z.object({
  kind: z.enum(["interest", "visit", "inquiry"]),
  name: z.string(),
  phone: z.string(),
  birthdate: z.string().nullable(),
  email: z.string().nullable(),
  visit_date: z.string().nullable(),
  message: z.string().nullable(),
  marketing: z.number(),
});
const article = z.object({
  id: z.string(),
  site_id: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  views: z.number(),
});

const message = z.object({ kind: z.string(), state: z.string() });

/** A lead as it stands in the database; what was left empty is `null`. */
export type LeadRow = z.output<typeof lead>;
/** A press article as it stands in the database. */
export type ArticleRow = z.output<typeof article>;

const entry = z.object({ who: z.string(), what: z.string() });

/** Opens the database of a running server as another program would: it sees only what has been committed. */
function query<Row>(dataDir: string, row: z.ZodType<Row>, sql: string, ...values: readonly string[]): Row[] {
  const database = new Libsql(join(dataDir, FILE), { readonly: true });
  try {
    return z.array(row).parse(database.prepare(sql).all(...values));
  } finally {
    database.close();
  }
}

/** Returns the leads stored under a name, in order. Each test uses its own name, so it sees only its own. */
export const leadsOf = (dataDir: string, name: string): LeadRow[] =>
  query(dataDir, lead, "SELECT * FROM leads WHERE name = ? ORDER BY id", name);

/** Returns the text messages queued for the leads stored under a name. */
export const messagesOf = (dataDir: string, name: string): z.output<typeof message>[] =>
  query(
    dataDir,
    message,
    "SELECT outbox.kind, outbox.state FROM outbox JOIN leads ON leads.id = lead_id WHERE name = ? ORDER BY outbox.kind",
    name,
  );

/** Returns the token of the consent link sent to a visitor with this name. */
export const consentTokenOf = (dataDir: string, name: string): string | undefined =>
  query(
    dataDir,
    z.object({ token: z.string() }),
    "SELECT consent_token AS token FROM outbox JOIN leads ON leads.id = lead_id WHERE name = ? AND consent_token IS NOT NULL",
    name,
  )[0]?.token;

/** Id of the lead with this name, as on the admin page. */
export const leadIdOf = (dataDir: string, name: string): string =>
  String(query(dataDir, z.object({ id: z.number() }), "SELECT id FROM leads WHERE name = ?", name)[0]?.id);

/** Press articles of this title. */
export const articlesOf = (dataDir: string, title: string): ArticleRow[] =>
  query(dataDir, article, "SELECT * FROM press WHERE title = ?", title);

/** How often an article has been opened. */
export const viewsOf = (dataDir: string, id: string): number | undefined =>
  query(dataDir, article, "SELECT * FROM press WHERE id = ?", id)[0]?.views;

/** What the administrator has done to an article or a lead, in its order. */
export const auditOf = (dataDir: string, target: string): z.output<typeof entry>[] =>
  query(dataDir, entry, "SELECT * FROM audit WHERE target = ? ORDER BY id", target);

/** Changes the database behind the product's back. */
function change(dataDir: string, sql: string, ...values: readonly (string | number)[]): void {
  const database = new Libsql(join(dataDir, FILE), { timeout: BUSY_TIMEOUT_MS });
  try {
    database.prepare(sql).run(...values);
  } finally {
    database.close();
  }
}

/** Lets every session end, as the night does. */
export const expireSessions = (dataDir: string): void => change(dataDir, "UPDATE sessions SET expires_at = 0");

/** Puts an article on top of a site's list. */
export function addArticle(
  dataDir: string,
  { siteId, title, summary, content }: Readonly<Record<"siteId" | "title" | "summary" | "content", string>>,
): void {
  const sql = "INSERT INTO press (id, site_id, title, summary, content, date) VALUES (?, ?, ?, ?, ?, ?)";
  change(dataDir, sql, randomUUID(), siteId, title, summary, content, Date.now());
}

/** Leaves an inquiry of somebody of this name. */
export function addLead(dataDir: string, name: string, { isQuarantined = false, phone = newPhone() } = {}): void {
  const sql = `INSERT INTO leads (site_id, kind, name, phone, visit_date, marketing, consent, consent_mode, consent_version, created_at, quarantined)
    VALUES (?, 'inquiry', ?, ?, ?, 0, 0, 'notice', '1', ?, ?)`;
  change(dataDir, sql, complex.identity.siteKey, name, phone, "2026-12-24", Date.now(), Number(isQuarantined));
}
