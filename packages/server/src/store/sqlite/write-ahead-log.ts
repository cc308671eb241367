import { z } from "zod";
import { anyRow, type Database } from "./database.ts";

/** How long a write waits for another process on the same file, in ms. */
export const BUSY_TIMEOUT_MS = 5000;
const RETRY_MS = 1000;

const checkpointRow = z.object({ busy: z.number() });

export type WriteAheadLog = ReturnType<typeof createWriteAheadLog>;

/** Creates access to SQLite's write-ahead log, in which old states of rows stand until it is emptied, those of deleted ones too. */
export function createWriteAheadLog(db: Database) {
  let retry: NodeJS.Timeout | undefined;

  /** Empties the log unless that would have to wait; answers whether it is empty. */
  function tryToEmpty(): boolean {
    try {
      // A wait would keep all requests waiting.
      db.all(anyRow, "PRAGMA busy_timeout = 0");
      return db.first(checkpointRow, "PRAGMA wal_checkpoint(TRUNCATE)")?.busy === 0;
    } catch {
      return false;
    } finally {
      db.all(anyRow, `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
  }

  function stop(): void {
    clearTimeout(retry);
    retry = undefined;
  }

  /** Empties the log, now or, while another program reads it or the disk is full, as soon as that ends. Never waits. */
  function empty(): void {
    stop();
    if (tryToEmpty()) return;
    // Alone it keeps no program alive.
    retry = setTimeout(empty, RETRY_MS).unref();
  }

  return { isPending: () => retry !== undefined, empty, tryToEmpty, stop };
}
