import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../start-error.ts";

const OWNER_ONLY_DIR = 0o700;
const OWNER_ONLY_FILE = 0o600;
const FILE_NAME = "danji.db";
/** SQLite's companions of a database file; they get its mode when they are made. */
const COMPANIONS = ["", "-wal", "-shm"];

/**
 * Makes `dir` ready for the database and answers the file's path. Only its owner may read what is in it. A directory
 * that already has other contents keeps its mode, since it may be shared with others.
 * @throws StartError `DATA_DIR_UNWRITABLE`
 */
export function prepareDataDir(dir: string): string {
  const path = join(dir, FILE_NAME);
  try {
    mkdirSync(dir, { recursive: true, mode: OWNER_ONLY_DIR });
    if (readdirSync(dir).length === 0) chmodSync(dir, OWNER_ONLY_DIR);
    closeSync(openSync(path, "a", OWNER_ONLY_FILE));
    for (const file of COMPANIONS.map((suffix) => path + suffix)) {
      if (existsSync(file)) chmodSync(file, OWNER_ONLY_FILE);
    }
  } catch (cause) {
    throw new StartError(
      "DATA_DIR_UNWRITABLE",
      `데이터 폴더에 쓸 수 없습니다: ${dir}`,
      `The data directory cannot be written. Choose another one with DATA_DIR, or give this user the right to write there.`,
      cause,
    );
  }
  return path;
}
