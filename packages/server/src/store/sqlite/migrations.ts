import { z } from "zod";
import { StartError } from "../../start-error.ts";
import type { Database } from "./database.ts";

/** Changes of the schema in their order. One that has been released is never edited; a new one is added. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE press (
    id TEXT PRIMARY KEY NOT NULL,
    site_id TEXT NOT NULL,
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    content TEXT NOT NULL,
    date INTEGER NOT NULL,
    views INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX press_newest ON press (site_id, date DESC, id DESC);

  CREATE TABLE press_seeds (
    site_id TEXT PRIMARY KEY NOT NULL,
    seeded_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE leads (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('interest', 'visit', 'inquiry')),
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    birthdate TEXT,
    email TEXT,
    visit_date TEXT,
    message TEXT,
    marketing INTEGER NOT NULL CHECK (marketing IN (0, 1)),
    consent INTEGER NOT NULL CHECK (consent IN (0, 1)),
    consent_mode TEXT NOT NULL,
    consent_version TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE administrators (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    email TEXT NOT NULL,
    password TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY NOT NULL,
    administrator_id INTEGER NOT NULL REFERENCES administrators (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE leads ADD COLUMN state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'called', 'done'));
  CREATE INDEX leads_newest ON leads (created_at DESC, id DESC);

  CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    target TEXT NOT NULL,
    count INTEGER NOT NULL
  ) STRICT;
  CREATE TRIGGER audit_stays BEFORE UPDATE ON audit BEGIN SELECT raise(ABORT, 'the audit log is only added to'); END;
  CREATE TRIGGER audit_stays_whole BEFORE DELETE ON audit BEGIN SELECT raise(ABORT, 'the audit log is only added to'); END;
  `,
  `
  CREATE TABLE outbox (
    key TEXT PRIMARY KEY NOT NULL,
    lead_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('booking', 'news')),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'unknown', 'refused')),
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    note TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    UNIQUE (lead_id, kind)
  ) STRICT;
  CREATE INDEX outbox_due ON outbox (state, kind, due_at);
  CREATE TRIGGER leads_take_messages AFTER DELETE ON leads BEGIN DELETE FROM outbox WHERE lead_id = OLD.id; END;
  `,
  `
  ALTER TABLE leads ADD COLUMN quarantined INTEGER NOT NULL DEFAULT 0 CHECK (quarantined IN (0, 1));
  CREATE INDEX leads_quarantined ON leads (created_at DESC, id DESC) WHERE quarantined = 1;
  `,
  // Sign-in: devices that are known, and the address behind an entry of the audit log.
  `
  CREATE TABLE devices (
    token_hash TEXT PRIMARY KEY NOT NULL,
    administrator_id INTEGER NOT NULL REFERENCES administrators (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT;
  ALTER TABLE audit ADD COLUMN address TEXT NOT NULL DEFAULT '';
  `,
  // SQLite changes no CHECK of a table: it is built again, without the trigger that names it meanwhile.
  `
  DROP TRIGGER leads_take_messages;
  CREATE TABLE outbox_confirmed (
    key TEXT PRIMARY KEY NOT NULL,
    lead_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('booking', 'news')),
    state TEXT NOT NULL CHECK (
      state IN ('waiting-confirmation', 'waiting', 'sending', 'sent', 'failed', 'unknown', 'refused')
    ),
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    note TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    consent_token TEXT UNIQUE,
    UNIQUE (lead_id, kind)
  ) STRICT;
  INSERT INTO outbox_confirmed SELECT key, lead_id, kind, state, due_at, attempts, note, changed_at, NULL FROM outbox;
  DROP TABLE outbox;
  ALTER TABLE outbox_confirmed RENAME TO outbox;
  CREATE INDEX outbox_due ON outbox (state, kind, due_at);
  CREATE TRIGGER leads_take_messages AFTER DELETE ON leads BEGIN DELETE FROM outbox WHERE lead_id = OLD.id; END;
  `,
  // Several sites on one database. Which site leads of earlier releases belong to is known to the program that starts: see `assignSite`.
  `
  ALTER TABLE leads ADD COLUMN site_id TEXT NOT NULL DEFAULT '';
  CREATE INDEX leads_newest_of_site ON leads (site_id, created_at DESC, id DESC);
  ALTER TABLE audit ADD COLUMN site_id TEXT NOT NULL DEFAULT '';
  `,
  // Consents that the owner of the number has confirmed: of earlier ones the news that has left `waiting-confirmation` shows it, unless a backup was restored.
  `
  ALTER TABLE leads ADD COLUMN marketing_confirmed_at INTEGER;
  UPDATE leads SET marketing_confirmed_at = (
    SELECT changed_at FROM outbox
    WHERE lead_id = leads.id AND kind = 'news' AND consent_token IS NOT NULL AND note <> 'restored'
      AND state IN ('waiting', 'sending', 'sent', 'failed', 'unknown')
  ) WHERE marketing = 1;
  `,
  // A person's leads are found without reading all. SQL cannot compute the key: `fillPhoneKeys` gives it to leads of earlier releases.
  `
  ALTER TABLE leads ADD COLUMN phone_key TEXT;
  CREATE INDEX leads_of_phone ON leads (phone_key);
  `,
  // A lead that is sent again since its answer was lost is stored once.
  `
  ALTER TABLE leads ADD COLUMN send_id TEXT;
  CREATE UNIQUE INDEX leads_of_sending ON leads (send_id);
  `,
  // What runs of retention have found; and entries of the audit log may go once they are two years older than the newest.
  `
  CREATE TABLE retention (
    site_id TEXT PRIMARY KEY NOT NULL,
    leads_end TEXT NOT NULL,
    announced_at INTEGER NOT NULL,
    due_since INTEGER
  ) STRICT;
  DROP TRIGGER audit_stays_whole;
  CREATE TRIGGER audit_stays_whole BEFORE DELETE ON audit
    WHEN OLD.at > (SELECT at FROM audit ORDER BY id DESC LIMIT 1) - 63072000000
    BEGIN SELECT raise(ABORT, 'the audit log is only added to'); END;
  `,
];

const versionRow = z.object({ version: z.number() });

/**
 * Brings the schema up to date, each step with its number in one transaction.
 *
 * @param version Schema to stop at. @default the newest
 * @returns whether the database was empty.
 * @throws StartError `DATABASE_NEWER` when the file was written by a newer version of the program.
 */
export function migrate(db: Database, now: number, version = MIGRATIONS.length): boolean {
  db.exec("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT");
  return db.transaction(() => {
    const current = db.first(versionRow, "SELECT coalesce(max(version), 0) AS version FROM migrations")?.version ?? 0;
    if (current > MIGRATIONS.length) {
      throw new StartError(
        "DATABASE_NEWER",
        "데이터 파일이 더 새로운 버전의 프로그램에서 만들어졌습니다. 프로그램을 업데이트해 주세요.",
        `The database has schema ${current}, this program knows ${MIGRATIONS.length}. Update the program.`,
      );
    }
    for (const [index, script] of MIGRATIONS.slice(current, version).entries()) {
      db.exec(script);
      db.run("INSERT INTO migrations (version, applied_at) VALUES (?, ?)", [current + index + 1, now]);
    }
    return current === 0;
  });
}
