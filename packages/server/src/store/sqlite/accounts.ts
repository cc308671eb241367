import { z } from "zod";
import type { Database } from "./database.ts";

const ADMINISTRATOR_ID = 1;

/** The administrator as stored; `password` is a hash with its parameters. */
interface StoredAdministrator {
  readonly email: string;
  readonly password: string;
}

const administratorRow: z.ZodType<StoredAdministrator> = z.object({ email: z.string(), password: z.string() });

/** Keeps the person who may post articles. There is one. */
export function createAdministrators(db: Database) {
  function deleteSessions(): void {
    for (const table of ["sessions", "devices"])
      db.run(`DELETE FROM ${table} WHERE administrator_id = ?`, [ADMINISTRATOR_ID]);
  }

  return {
    get: () =>
      db.first(administratorRow, "SELECT email, password FROM administrators WHERE id = ?", [ADMINISTRATOR_ID]),
    /** Creates the administrator; `false` when there already is one, as after a race of two first starts. */
    create({ email, password }: StoredAdministrator, now: number): boolean {
      const sql = "INSERT OR IGNORE INTO administrators (id, email, password, created_at) VALUES (?, ?, ?, ?)";
      return db.run(sql, [ADMINISTRATOR_ID, email, password, now]) === 1;
    },
    replace: ({ email, password }: StoredAdministrator) =>
      db.transaction(() => {
        const sql = "UPDATE administrators SET email = ?, password = ? WHERE id = ?";
        db.run(sql, [email, password, ADMINISTRATOR_ID]);
        deleteSessions();
      }),
    /** Ends all sessions and forgets all known devices. */
    endSessions: () => db.transaction(deleteSessions),
  };
}

const emailRow = z.object({ email: z.string() });

export type TokenStore = ReturnType<typeof createTokens>;

/** Keeps sessions, or devices that have signed in before, by the hash of their token; the token itself is only in the browser. */
export const createTokens = (db: Database, table: "sessions" | "devices") => ({
  /** Stores a token of the administrator with this e-mail, and deletes those that have expired. Times in ms since 1970. */
  add(tokenHash: string, email: string, now: number, expiresAt: number): void {
    const token = { token_hash: tokenHash, expires_at: expiresAt };
    const row = Object.entries(table === "sessions" ? { ...token, created_at: now } : token);
    db.transaction(() => {
      db.run(`DELETE FROM ${table} WHERE expires_at <= ?`, [now]);
      db.run(
        `INSERT INTO ${table} (${row.map(([column]) => column).join(", ")}, administrator_id)
         SELECT ${row.map(() => "?").join(", ")}, id FROM administrators WHERE email = ?`,
        [...row.map(([, value]) => value), email],
      );
    });
  },
  find(tokenHash: string, now: number): string | undefined {
    const sql = `SELECT email FROM ${table} JOIN administrators ON administrators.id = administrator_id
                 WHERE token_hash = ? AND expires_at > ?`;
    return db.first(emailRow, sql, [tokenHash, now])?.email;
  },
  delete: (tokenHash: string) => void db.run(`DELETE FROM ${table} WHERE token_hash = ?`, [tokenHash]),
});
