import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { errorCode, StartError } from "../../start-error.ts";
import { anyRow, Database } from "./database.ts";

const OWNER_ONLY_DIR = 0o700;
export const OWNER_ONLY_FILE = 0o600;
export const DATABASE_FILE = "danji.db";
/** Endings of a database's files: its own, and SQLite's companions, which get its mode when they are made. */
export const COMPANIONS = ["", "-wal", "-shm"];

/** Beginning of the names of folders in which backups are made ready; nothing else is called so. */
export const RESTORING = ".danji-restore-";

/** Waits until a file is on the disk, or the names in a folder, where the system opens folders at all. */
export function flush(path: string): void {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, "r");
    fsyncSync(descriptor);
  } catch (error) {
    // Windows neither opens folders nor needs that.
    if (process.platform !== "win32") throw error;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Deletes what restores that were killed have left: whole databases. */
export function sweepRestores(dir: string): void {
  for (const name of readdirSync(dir))
    if (name.startsWith(RESTORING)) rmSync(join(dir, name), { recursive: true, force: true });
}

export function unwritable(path: string, cause: unknown): StartError {
  return new StartError(
    "DATA_DIR_UNWRITABLE",
    `데이터를 저장할 수 없습니다: ${path}`,
    "The data cannot be written there. Choose another place with DATA_DIR, make room, or give this user the right to write.",
    cause,
  );
}

/**
 * Makes `dir` ready for the database, for its owner's eyes only unless it has other contents, and answers the file's path.
 * @throws StartError `DATA_DIR_UNWRITABLE`
 */
export function prepareDataDir(dir: string): string {
  const path = join(dir, DATABASE_FILE);
  try {
    mkdirSync(dir, { recursive: true, mode: OWNER_ONLY_DIR });
    if (readdirSync(dir).length === 0) chmodSync(dir, OWNER_ONLY_DIR);
    closeSync(openSync(path, "a", OWNER_ONLY_FILE));
    for (const file of COMPANIONS.map((suffix) => path + suffix)) {
      if (existsSync(file)) chmodSync(file, OWNER_ONLY_FILE);
    }
  } catch (cause) {
    throw unwritable(dir, cause);
  }
  return path;
}

/** Name of the file that a process locks as long as it may write the data. It stays, and is empty. */
const LOCK_FILE = "danji.lock";

export const isBusy = (cause: unknown): boolean => /^SQLITE_(?:BUSY|LOCKED)/u.test(errorCode(cause) ?? "");

export function inUse(path: string, cause?: unknown): StartError {
  return new StartError(
    "DATABASE_IN_USE",
    `다른 서버나 프로그램이 데이터를 쓰고 있습니다. 서버를 멈춘 뒤 다시 실행해 주세요: ${path}`,
    "A server or another program has the data open. Stop it first, or choose another DATA_DIR.",
    cause,
  );
}

/**
 * Locks a data directory for this process: limits and returned forms live in its memory, and SQLite below 3.51.3 can lose what two
 * processes write at the same moment. The kernel releases the lock with the process, however that ends. Reading needs no lock.
 *
 * @returns how to release it.
 * @throws StartError `DATABASE_IN_USE` if another process has it.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, LOCK_FILE);
  // Only where it is missing: closing a file, this process would lose a lock that it has on it.
  if (!existsSync(path)) closeSync(openSync(path, "a", OWNER_ONLY_FILE));
  const db = new Database(path);
  try {
    db.all(anyRow, "PRAGMA busy_timeout = 0");
    db.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    db.close();
    throw isBusy(cause) ? inUse(dataDir, cause) : cause;
  }
  return () => {
    // Closing leaves the file open until its statements are collected.
    db.exec("ROLLBACK");
    db.close();
  };
}
