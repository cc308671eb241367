import { z } from "zod";
import type { Database } from "./database.ts";

const emailRow = z.object({ email: z.string() });

/** Devices that have signed in before, by the hash of their token; the token itself is only in the browser. */
export class DeviceStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Stores a device of the administrator with this e-mail, and deletes those that have expired. Times in ms since 1970. */
  add(tokenHash: string, email: string, now: number, expiresAt: number): void {
    this.#db.transaction(() => {
      this.#db.run("DELETE FROM devices WHERE expires_at <= ?", [now]);
      this.#db.run(
        `INSERT INTO devices (token_hash, administrator_id, expires_at)
         SELECT ?, id, ? FROM administrators WHERE email = ?`,
        [tokenHash, expiresAt, email],
      );
    });
  }

  /** Returns the e-mail of the administrator behind a device that has not expired. */
  find(tokenHash: string, now: number): string | undefined {
    const sql = `SELECT email FROM devices JOIN administrators ON administrators.id = administrator_id
                 WHERE token_hash = ? AND expires_at > ?`;
    return this.#db.first(emailRow, sql, [tokenHash, now])?.email;
  }

  /** Deletes a device. */
  delete(tokenHash: string): void {
    this.#db.run("DELETE FROM devices WHERE token_hash = ?", [tokenHash]);
  }
}
