import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../../start-error.ts";

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
 * Makes `dir` ready for the database and answers the file's path. Only its owner may read what is in it. A directory
 * that already has other contents keeps its mode, since it may be shared with others.
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
