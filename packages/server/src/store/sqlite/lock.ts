import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { errorCode, StartError } from "../../start-error.ts";
import { OWNER_ONLY_FILE } from "./data-dir.ts";
import { Database } from "./database.ts";

/** Name of the file that a process locks as long as it may write the data. It stays, and is empty. */
const LOCK_FILE = "danji.lock";

const anyRow = z.looseObject({});

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
