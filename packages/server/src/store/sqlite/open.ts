import { statfsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { createMemoryDrafts } from "../../forms/drafts.ts";
import { errorCode, StartError } from "../../start-error.ts";
import type { Store } from "../store.ts";
import { LEAST_FREE_BYTES } from "../../limits.ts";
import { createAudit } from "./audit.ts";
import { inUse, isBusy, lockDataDir, prepareDataDir, sweepRestores, unwritable } from "./data-dir.ts";
import { anyRow, Database } from "./database.ts";
import { createLeads, fillPhoneKeys } from "./leads.ts";
import { createLeadsAdmin } from "./leads-admin.ts";
import { migrate } from "./migrations.ts";
import { createOutbox } from "./outbox.ts";
import { createPress } from "./press.ts";
import { BUSY_TIMEOUT_MS, createWriteAheadLog } from "./write-ahead-log.ts";
import { createAdministrators, createTokens } from "./accounts.ts";

export type SqliteStore = ReturnType<typeof openStore>;

/** Returns the parts of a store over a database. */
export const partsOf = (db: Database, log = createWriteAheadLog(db)) => ({
  press: createPress(db),
  leads: createLeads(db),
  leadsAdmin: createLeadsAdmin(db, log),
  outbox: createOutbox(db),
  administrators: createAdministrators(db),
  audit: createAudit(db),
  /** Browsers that have signed in before. */
  devices: createTokens(db, "devices"),
  sessions: createTokens(db, "sessions"),
});

const healthRow = z.object({ quick_check: z.string() });
function setUp(db: Database, path: string, now: number): boolean {
  db.all(anyRow, `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  db.all(anyRow, "PRAGMA journal_mode = WAL");
  // What has been acknowledged survives a power cut too, not only the end of the process.
  db.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF");
  // What is deleted on a person's request is overwritten, not only forgotten.
  db.all(anyRow, "PRAGMA secure_delete = ON");
  const health = db.first(healthRow, "PRAGMA quick_check(1)")?.quick_check;
  if (health !== "ok") throw corrupt(path, health);
  const isNew = migrate(db, now);
  fillPhoneKeys(db);
  return isNew;
}

function corrupt(path: string, cause: unknown): StartError {
  return new StartError(
    "DATABASE_CORRUPT",
    `데이터 파일이 손상되어 열 수 없습니다: ${path}`,
    "The database file is damaged. Restore a backup (npm run data -- restore <file>), or move it and its -wal away to begin with an empty one.",
    cause,
  );
}

function explain(cause: unknown, path: string): unknown {
  const code = errorCode(cause) ?? "";
  if (isBusy(cause)) return inUse(path, cause);
  if (/^SQLITE_(?:READONLY|CANTOPEN|PERM|FULL)/u.test(code)) return unwritable(path, cause);
  return code.startsWith("SQLITE_") ? corrupt(path, cause) : cause;
}

/**
 * Opens the database in `dataDir`, creating it at the first start, and locks the directory until it is closed.
 * @throws StartError when the directory cannot be written, another process has it, or the file cannot be used.
 */
export function openStore(dataDir: string, clock: () => number = Date.now, leastFreeBytes = LEAST_FREE_BYTES) {
  const path = prepareDataDir(dataDir);
  const now = clock();
  let unlock: (() => void) | undefined;
  let db: Database | undefined;
  try {
    unlock = lockDataDir(dataDir);
    db = new Database(path);
    const isNew = setUp(db, path, now);
    sweepRestores(dataDir);
    const [open, release] = [db, unlock];
    const log = createWriteAheadLog(open);
    // The last process may have left deleted rows in it.
    log.empty();
    return {
      ...partsOf(open, log),
      /** Path of a database that was made just now, where there was none. */
      newFile: isNew ? resolve(path) : undefined,
      drafts: createMemoryDrafts(),
      check() {
        // An open file and cached pages can be read after the file is gone or damaged.
        statSync(path);
        open.all(anyRow, "PRAGMA shrink_memory");
        open.all(anyRow, "SELECT max(id) FROM leads");
      },
      lowSpace() {
        const { bavail, bsize } = statfsSync(dataDir);
        return bavail * bsize < leastFreeBytes ? bavail * bsize : null;
      },
      /** Returns what an error of SQLite means for the owner; other errors stay what they are. */
      explain: (error: unknown) => explain(error, path),
      /** Closes the database without waiting for others; returns whether its log was emptied, else the next start does it. */
      close() {
        log.stop();
        // So that the one file is all there is to copy or move.
        const isWhole = log.tryToEmpty();
        open.close();
        release();
        return isWhole;
      },
    } satisfies Store & Record<"newFile" | "explain" | "close", unknown>;
  } catch (cause) {
    db?.close();
    unlock?.();
    throw explain(cause, path);
  }
}
