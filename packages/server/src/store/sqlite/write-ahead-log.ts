import { z } from "zod";
import type { Database } from "./database.ts";

/** How long a write waits for another process on the same file, in ms. */
export const BUSY_TIMEOUT_MS = 5000;
const RETRY_MS = 1000;

const anyRow = z.looseObject({});
const checkpointRow = z.object({ busy: z.number() });

/** SQLite's write-ahead log, in which old states of rows stand until it is emptied, those of deleted ones too. */
export class WriteAheadLog {
  readonly #db: Database;
  #retry: NodeJS.Timeout | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  get isPending(): boolean {
    return this.#retry !== undefined;
  }

  /** Empties the log, now or, while another program reads it or the disk is full, as soon as that ends. Never waits. */
  empty(): void {
    this.stop();
    if (this.tryToEmpty()) return;
    this.#retry = setTimeout(() => this.empty(), RETRY_MS);
    // Alone it keeps no program alive.
    this.#retry.unref();
  }

  /** Empties the log unless that would have to wait; answers whether it is empty. */
  tryToEmpty(): boolean {
    try {
      // A wait would keep all requests waiting.
      this.#db.all(anyRow, "PRAGMA busy_timeout = 0");
      return this.#db.first(checkpointRow, "PRAGMA wal_checkpoint(TRUNCATE)")?.busy === 0;
    } catch {
      return false;
    } finally {
      this.#db.all(anyRow, `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
  }

  stop(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }
}
