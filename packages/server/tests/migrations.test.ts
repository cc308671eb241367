import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { Database } from "../src/store/sqlite/database.ts";
import { migrate, MIGRATIONS } from "../src/store/sqlite/migrations.ts";
import { openStore } from "../src/store/sqlite/open.ts";
import { row, type Row, rowsIn } from "./support/database.ts";
import { temporaryDir } from "./support/site.ts";

const THEN = Date.UTC(2026, 0, 1);
const NOW = Date.UTC(2026, 10, 23);

const columnRow = z.object({ name: z.string(), type: z.string(), notnull: z.number(), pk: z.number() });

const schemaOf = (db: Database): Row[] =>
  db.all(row, "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name");

/** Values of columns that are not any text or number. */
const VALUES: Readonly<Record<string, readonly (string | number)[]>> = {
  "leads.kind": ["interest", "visit", "inquiry"],
  "leads.marketing": [0, 1],
  "leads.consent": [0, 1],
  "leads.quarantined": [0, 1],
  "leads.state": ["new", "called", "done"],
  "outbox.kind": ["booking", "news"],
  "outbox.state": ["waiting", "sent", "unknown"],
  "outbox.lead_id": [1, 2, 3],
};
const FOREIGN_KEY = "administrator_id";
const ROWS = 3;

/** Fills every table with rows that a program of that schema could have written; optional columns are empty in every other row. */
function fill(db: Database): void {
  for (const table of Object.keys(rowsIn(db)).filter((name) => name !== "migrations" && !name.startsWith("sqlite_"))) {
    const columns = db.all(columnRow, `PRAGMA table_info("${table}")`);
    for (let index = 0; index < (table === "administrators" ? 1 : ROWS); index += 1) {
      const values = columns.map(({ name, type, notnull, pk }) => {
        const known = VALUES[`${table}.${name}`];
        if (known !== undefined) return known[index % known.length] ?? null;
        if (name === FOREIGN_KEY) return 1;
        if (notnull === 0 && pk === 0 && index % 2 === 1) return null;
        return type === "INTEGER" ? index + 1 : `${table} ${name} ${index} 가 '"😀`;
      });
      db.run(`INSERT INTO "${table}" VALUES (${values.map(() => "?").join(", ")})`, values);
    }
  }
}

function open(work: (db: Database) => void): void {
  const db = new Database(":memory:");
  try {
    work(db);
  } finally {
    db.close();
  }
}

/** Number of the migration that gives leads the key of their phone. */
const PHONE_KEYS_VERSION = 9;

/** Number of the migration that records confirmed consents. */
const CONFIRMATIONS_VERSION = 8;

it("takes consents for confirmed whose news of an earlier release shows it, and no others", () => {
  open((db) => {
    migrate(db, THEN, CONFIRMATIONS_VERSION - 1);
    const news: readonly [state: string, note: string, token: string | null, marketing: number][] = [
      ["sent", "G4V1", "token 0", 1],
      ["waiting-confirmation", "", "token 1", 1],
      ["refused", "not confirmed", "token 2", 1],
      ["unknown", "restored", "token 3", 1],
      ["sent", "G4V1", null, 1],
      ["waiting", "", "token 5", 0],
    ];
    for (const [index, [state, note, token, marketing]] of news.entries()) {
      db.run(
        `INSERT INTO leads (id, kind, name, phone, marketing, consent, consent_mode, consent_version, created_at)
         VALUES (?, 'visit', '홍길동', '010-1234-5678', ?, 0, 'notice', '1', 0)`,
        [index, marketing],
      );
      db.run("INSERT INTO outbox VALUES (?, ?, 'news', ?, 0, 0, ?, ?, ?)", [
        `${index}`,
        index,
        state,
        note,
        THEN,
        token,
      ]);
    }
    migrate(db, NOW);
    const confirmed = db.all(row, "SELECT marketing_confirmed_at AS at FROM leads ORDER BY id").map(({ at }) => at);
    expect(confirmed).toEqual([THEN, null, null, null, null, null]);
  });
});

it("finds a person's leads of an earlier schema, however the phone was typed", () => {
  const dataDir = temporaryDir();
  const db = new Database(join(dataDir, "danji.db"));
  migrate(db, THEN, PHONE_KEYS_VERSION - 1);
  for (const phone of ["010-1234-5678", "+82 10 1234 5678", "010-1234-5679"])
    db.run(
      `INSERT INTO leads (kind, name, phone, marketing, consent, consent_mode, consent_version, created_at)
       VALUES ('visit', '홍길동', ?, 0, 0, 'notice', '1', 0)`,
      [phone],
    );
  db.close();
  const store = openStore(dataDir);
  expect(store.leadsAdmin.countOf({ phone: "01012345678", siteId: "" })).toBe(2);
  store.close();
});

it.each(MIGRATIONS.map((_, index) => index + 1))(
  "a database of an earlier schema: %i keeps every row, and ends with the schema of a new one",
  (version) => {
    open((db) => {
      migrate(db, THEN, version);
      fill(db);
      const before = rowsIn(db);
      migrate(db, NOW);

      const after = rowsIn(db);
      const { migrations = [], ...others } = before;
      expect(after["migrations"]?.slice(0, version)).toEqual(migrations);
      expect(after["migrations"]).toHaveLength(MIGRATIONS.length);
      for (const [table, rows] of Object.entries(others)) {
        expect(rows.length, table).toBeGreaterThan(0);
        expect(after[table], table).toHaveLength(rows.length);
        expect(after[table], table).toMatchObject(rows);
      }
      open((fresh) => {
        migrate(fresh, NOW);
        expect(schemaOf(db)).toEqual(schemaOf(fresh));
      });
    });
  },
);
