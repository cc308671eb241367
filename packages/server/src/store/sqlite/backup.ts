import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { errorCode, OwnerError, StartError } from "../../start-error.ts";
import {
  COMPANIONS,
  DATABASE_FILE,
  flush,
  inUse,
  isBusy,
  lockDataDir,
  OWNER_ONLY_FILE,
  RESTORING,
} from "./data-dir.ts";
import { anyRow, Database } from "./database.ts";
import { openStore } from "./open.ts";

/** How long a copy waits for a write of the server, in ms. */
const BUSY_TIMEOUT_MS = 5000;

const countRow = z.object({ count: z.number() });
const journalRow = z.object({ journal_mode: z.string() });

function reserve(file: string): void {
  try {
    closeSync(openSync(file, "wx", OWNER_ONLY_FILE));
  } catch (cause) {
    if (errorCode(cause) === "EEXIST") {
      throw new OwnerError(`이미 있는 파일입니다: ${file}`, "The file exists already. Name another one.", cause);
    }
    throw new OwnerError(`파일을 만들 수 없습니다: ${file}`, "The file cannot be made there.", cause);
  }
}

/**
 * Returns the path of the database of `dataDir`.
 * @throws OwnerError if there is none.
 */
export function requireDatabase(dataDir: string): string {
  const path = join(dataDir, DATABASE_FILE);
  if (existsSync(path)) return path;
  throw new OwnerError(`데이터 파일이 없습니다: ${path}`, "There is no database there. Check DATA_DIR.");
}

/**
 * Copies the database of `dataDir` into `file` as it stands at one moment, also while a server writes to it.
 * @throws OwnerError if there is no database, or `file` exists or cannot be written.
 */
export function backUp(dataDir: string, file: string): void {
  const source = requireDatabase(dataDir);
  reserve(file);
  const db = new Database(source);
  try {
    db.all(anyRow, `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    db.run("VACUUM INTO ?", [file]);
    // SQLite does not wait for the disk here.
    flush(file);
    flush(dirname(file));
  } catch (cause) {
    rmSync(file, { force: true });
    throw new OwnerError(`백업하지 못했습니다: ${file}`, "The backup could not be made.", cause);
  } finally {
    db.close();
  }
}

function requireBackup(file: string): void {
  const refuse = (cause?: unknown): never => {
    throw new OwnerError(`단지의 백업 파일이 아닙니다: ${file}`, "The file is no backup of this program.", cause);
  };
  if (!existsSync(file)) throw new OwnerError(`백업 파일이 없습니다: ${file}`, "There is no such backup.");
  const db = new Database(file);
  let tables: number | undefined;
  try {
    const sql = "SELECT count(*) AS count FROM sqlite_master WHERE type = 'table' AND name IN ('migrations', 'leads')";
    tables = db.first(countRow, sql)?.count;
  } catch (cause) {
    refuse(cause);
  } finally {
    db.close();
  }
  if (tables !== 2) refuse();
}

/**
 * Locks a database and puts all of it into its one file.
 * @returns Connection that holds the lock until it is closed; `undefined` if the file is damaged and so not in use.
 * @throws StartError if an earlier program has it open, which takes no lock on the directory.
 */
function lock(path: string): Database | undefined {
  const db = new Database(path);
  try {
    db.all(anyRow, "PRAGMA busy_timeout = 0");
    // Leaving the write-ahead log takes a lock that every connection in use is in the way of.
    const mode = db.first(journalRow, "PRAGMA journal_mode = DELETE")?.journal_mode;
    if (mode !== "delete") throw inUse(path);
    db.exec("BEGIN EXCLUSIVE");
    return db;
  } catch (cause) {
    db.close();
    if (cause instanceof StartError) throw cause;
    if (isBusy(cause)) throw inUse(path, cause);
    return undefined;
  }
}

/** Keeps a database under a second name, so that its own is never without a file. */
function keep(path: string, kept: string): void {
  try {
    linkSync(path, kept);
  } catch {
    // A file system without hard links.
    copyFileSync(path, kept, constants.COPYFILE_EXCL);
    flush(kept);
  }
}

/**
 * Puts a backup in the place of the database of `dataDir`, brought up to date and checked before, and keeps what it replaces.
 * Text messages that were still to be sent in the backup become `unknown`, and are never sent. Its sessions and known devices, which
 * may have been ended since, are deleted, and the deletion of leads is announced again. After a power cut either of the two databases is there.
 * @returns Path of the database that was replaced, `undefined` if there was none.
 * @throws OwnerError if `file` is no backup; StartError if it is damaged or too new, or another process has the data open.
 */
export function restore(dataDir: string, file: string, now: number): string | undefined {
  requireBackup(file);
  const path = join(dataDir, DATABASE_FILE);
  const kept = `${path}.${new Date(now).toISOString().replaceAll(/[-:.]/gu, "")}`;
  const unlock = lockDataDir(dataDir);
  const place = mkdtempSync(join(dataDir, RESTORING));
  try {
    const copy = join(place, DATABASE_FILE);
    copyFileSync(file, copy);
    chmodSync(copy, OWNER_ONLY_FILE);
    const store = openStore(place, () => now);
    store.outbox.stopRestored(now);
    store.administrators.endSessions();
    for (const siteId of store.leadsAdmin.siteIds()) store.leadsAdmin.setRetention(siteId, undefined);
    store.close();
    flush(copy);
    const isReplacing = existsSync(path);
    const locked = isReplacing ? lock(path) : undefined;
    if (isReplacing) keep(path, kept);
    // Also where the database was moved away by hand: SQLite applies a log that a crash has left to the file beside it, whichever that is.
    for (const suffix of COMPANIONS.filter(Boolean))
      if (existsSync(path + suffix)) renameSync(path + suffix, kept + suffix);
    renameSync(copy, path);
    flush(dataDir);
    locked?.close();
    return isReplacing ? kept : undefined;
  } finally {
    rmSync(place, { recursive: true, force: true });
    unlock();
  }
}
