import { join } from "node:path";
import type { AdminLead, Lead } from "@danji/api/leads/schema";
import { z } from "zod";
import { Database } from "../../src/store/sqlite/database.ts";
import { LEAD_COLUMNS, leadRow } from "../../src/store/sqlite/lead-rows.ts";
import { partsOf } from "../../src/store/sqlite/open.ts";
import { leadsIn } from "./host.ts";

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
export const readLeads = (dataDir: string): AdminLead[] =>
  inspect(dataDir, (db) => db.all(leadRow, `SELECT ${LEAD_COLUMNS} FROM leads ORDER BY id`));

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

/** All leads in a data directory, in the order of time, without what the admin page adds to them. */
export const storedLeads = (dataDir: string): Promise<readonly Lead[]> =>
  // They are read at once, and handed over later.
  inspect(dataDir, (db) => leadsIn(partsOf(db)));
