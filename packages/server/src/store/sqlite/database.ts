import Libsql from "libsql";
import { z } from "zod";

export type SqlValue = string | number | null;

interface RowSchema<Row> {
  parse(row: unknown): Row;
}

/** Of what is asked for its effect. */
export const anyRow = z.looseObject({});

/** The little of SQLite that the stores use. Parameters are always bound, and rows are read through a schema. */
export class Database {
  readonly #db: Libsql.Database;
  readonly #statements = new Map<string, Libsql.Statement>();

  constructor(path: string) {
    this.#db = new Libsql(path);
  }

  #prepare(sql: string): Libsql.Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** Runs one statement; answers how many rows it changed. */
  run(sql: string, values: readonly SqlValue[] = []): number {
    return this.#prepare(sql).run([...values]).changes;
  }

  /** All rows of a query, or of a change with `RETURNING`. */
  all<Row>(schema: RowSchema<Row>, sql: string, values: readonly SqlValue[] = []): Row[] {
    // Always to the last row: a statement that is left half read keeps its transaction open.
    return this.#prepare(sql)
      .all([...values])
      .map((row) => schema.parse(row));
  }

  first<Row>(schema: RowSchema<Row>, sql: string, values: readonly SqlValue[] = []): Row | undefined {
    return this.all(schema, sql, values)[0];
  }

  exec(script: string): void {
    this.#db.exec(script);
  }

  /** Runs `work` in a transaction that holds the write lock from its start; all of it happens or nothing. */
  transaction<Result>(work: () => Result): Result {
    this.#db.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      this.#db.exec("COMMIT");
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  #rollBack(): void {
    try {
      this.#db.exec("ROLLBACK");
    } catch {
      // SQLite has done so itself, as on a full disk: the error that made it do so says more.
    }
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }
}
