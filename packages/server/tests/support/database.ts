import { join } from "node:path";
import { z } from "zod";
import { Database } from "../../src/store/database.ts";

const leadRow = z.object({
  kind: z.enum(["interest", "visit", "inquiry"]),
  name: z.string(),
  phone: z.string(),
  birthdate: z.string().nullable(),
  email: z.string().nullable(),
  visit_date: z.string().nullable(),
  message: z.string().nullable(),
  marketing: z.number(),
  consent: z.number(),
  consent_mode: z.string(),
  consent_version: z.string(),
});

/** A lead as it stands in the database. */
export type LeadRow = z.output<typeof leadRow>;

/** Reads through a connection of its own, as another program would: it sees only what has really been committed. */
export function inspect<Result>(dataDir: string, read: (db: Database) => Result): Result {
  const db = new Database(join(dataDir, "danji.db"));
  try {
    return read(db);
  } finally {
    db.close();
  }
}

/** All leads in the order in which they came. */
export function readLeads(dataDir: string): LeadRow[] {
  return inspect(dataDir, (db) => db.all(leadRow, "SELECT * FROM leads ORDER BY id"));
}

/** Columns of any table. */
export const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
/** A row of any table. */
export type Row = z.output<typeof row>;
const nameRow = z.object({ name: z.string() });

/** Rows of every table. */
export function rowsIn(db: Database): Record<string, Row[]> {
  const tables = db.all(nameRow, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
  return Object.fromEntries(tables.map(({ name }) => [name, db.all(row, `SELECT * FROM "${name}" ORDER BY rowid`)]));
}

/** Rows of every table of a database file. */
export function rowsOf(file: string): Record<string, Row[]> {
  const db = new Database(file);
  try {
    return rowsIn(db);
  } finally {
    db.close();
  }
}

/** SQLite's own opinion of the file: `ok`, or what is wrong with it. */
export function integrity(dataDir: string): string | undefined {
  const row = z.object({ integrity_check: z.string() });
  return inspect(dataDir, (db) => db.first(row, "PRAGMA integrity_check")?.integrity_check);
}

/** How many rows a query's `count(*) AS count` finds. */
export function count(dataDir: string, sql: string): number | undefined {
  return inspect(dataDir, (db) => db.first(z.object({ count: z.number() }), sql)?.count);
}
