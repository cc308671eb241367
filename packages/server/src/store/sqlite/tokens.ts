import { z } from "zod";
import type { Database } from "./database.ts";

const emailRow = z.object({ email: z.string() });

/** Sessions, or devices that have signed in before, by the hash of their token; the token itself is only in the browser. */
export class TokenStore {
  readonly #db: Database;
  readonly #table: "sessions" | "devices";

  constructor(db: Database, table: "sessions" | "devices") {
    this.#db = db;
    this.#table = table;
  }

  /** Stores a token of the administrator with this e-mail, and deletes those that have expired. Times in ms since 1970. */
  add(tokenHash: string, email: string, now: number, expiresAt: number): void {
    const token = { token_hash: tokenHash, expires_at: expiresAt };
    const row = Object.entries(this.#table === "sessions" ? { ...token, created_at: now } : token);
    this.#db.transaction(() => {
      this.#db.run(`DELETE FROM ${this.#table} WHERE expires_at <= ?`, [now]);
      this.#db.run(
        `INSERT INTO ${this.#table} (${row.map(([column]) => column).join(", ")}, administrator_id)
         SELECT ${row.map(() => "?").join(", ")}, id FROM administrators WHERE email = ?`,
        [...row.map(([, value]) => value), email],
      );
    });
  }

  find(tokenHash: string, now: number): string | undefined {
    const sql = `SELECT email FROM ${this.#table} JOIN administrators ON administrators.id = administrator_id
                 WHERE token_hash = ? AND expires_at > ?`;
    return this.#db.first(emailRow, sql, [tokenHash, now])?.email;
  }

  delete(tokenHash: string): void {
    this.#db.run(`DELETE FROM ${this.#table} WHERE token_hash = ?`, [tokenHash]);
  }
}
