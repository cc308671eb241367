import { z } from "zod";
import type { Database } from "./database.ts";

const ADMINISTRATOR_ID = 1;

/** The administrator as stored; `password` is a hash with its parameters. */
export interface StoredAdministrator {
  readonly email: string;
  readonly password: string;
}

const administratorRow: z.ZodType<StoredAdministrator> = z.object({ email: z.string(), password: z.string() });

/** The person who may post articles. There is one. */
export class AdministratorStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  get(): StoredAdministrator | undefined {
    return this.#db.first(administratorRow, "SELECT email, password FROM administrators WHERE id = ?", [
      ADMINISTRATOR_ID,
    ]);
  }

  /** Creates the administrator; `false` when there already is one, as after a race of two first starts. */
  create({ email, password }: StoredAdministrator, now: number): boolean {
    const sql = "INSERT OR IGNORE INTO administrators (id, email, password, created_at) VALUES (?, ?, ?, ?)";
    return this.#db.run(sql, [ADMINISTRATOR_ID, email, password, now]) === 1;
  }

  replace({ email, password }: StoredAdministrator): void {
    this.#db.transaction(() => {
      this.#db.run("UPDATE administrators SET email = ?, password = ? WHERE id = ?", [
        email,
        password,
        ADMINISTRATOR_ID,
      ]);
      this.#deleteSessions();
    });
  }

  /** Ends all sessions and forgets all known devices. */
  endSessions(): void {
    this.#db.transaction(() => this.#deleteSessions());
  }

  #deleteSessions(): void {
    this.#db.run("DELETE FROM sessions WHERE administrator_id = ?", [ADMINISTRATOR_ID]);
    this.#db.run("DELETE FROM devices WHERE administrator_id = ?", [ADMINISTRATOR_ID]);
  }
}
