import { z } from "zod";
import type { Database } from "./database.ts";

const emailRow = z.object({ email: z.string() });

/** Sessions by the hash of their token; the token itself is only in the browser. */
export class SessionStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Stores a session of the administrator with this e-mail, and forgets those that have expired. Times in ms since 1970. */
  add(tokenHash: string, email: string, now: number, expiresAt: number): void {
    this.#db.transaction(() => {
      this.#db.run("DELETE FROM sessions WHERE expires_at <= ?", [now]);
      this.#db.run(
        `INSERT INTO sessions (token_hash, administrator_id, created_at, expires_at)
         SELECT ?, id, ?, ? FROM administrators WHERE email = ?`,
        [tokenHash, now, expiresAt, email],
      );
    });
  }

  /** E-mail of the administrator behind a session that has not expired. */
  find(tokenHash: string, now: number): string | undefined {
    const sql = `SELECT email FROM sessions JOIN administrators ON administrators.id = administrator_id
                 WHERE token_hash = ? AND expires_at > ?`;
    return this.#db.first(emailRow, sql, [tokenHash, now])?.email;
  }

  delete(tokenHash: string): void {
    this.#db.run("DELETE FROM sessions WHERE token_hash = ?", [tokenHash]);
  }
}
