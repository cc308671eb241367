import { afterAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { Database } from "../src/store/sqlite/database.ts";
import { openStore } from "../src/store/sqlite/open.ts";
import { createPress } from "../src/store/sqlite/press.ts";
import { inspect } from "./support/database.ts";
import { removeTemporaryDirs, temporaryDir } from "./support/site.ts";

afterAll(removeTemporaryDirs);

it("reads a page of the press from its place in an index, however deep: sorts nothing, and passes nothing over", () => {
  const dataDir = temporaryDir();
  openStore(dataDir).close();
  inspect(dataDir, (db) => {
    const asked = vi.spyOn(db, "all");
    createPress(db).list("sample", { date: 1, id: "a" });
    const [, sql = "", values] = asked.mock.lastCall ?? [];
    const plan = db.all(z.object({ detail: z.string() }), `EXPLAIN QUERY PLAN ${sql}`, values);
    expect(plan).toEqual([
      { detail: expect.stringMatching(/^SEARCH press USING .*INDEX press_newest \(site_id=\? AND .*date.*<.*\)$/u) },
    ]);
  });
});

it("reports a full disk as such, though SQLite has rolled back by itself", () => {
  const db = new Database(":memory:");
  db.exec("CREATE TABLE texts (text TEXT)");
  db.all(z.looseObject({}), "PRAGMA max_page_count = 4");
  const fill = () => db.transaction(() => db.run("INSERT INTO texts VALUES (?)", ["가".repeat(100_000)]));
  expect(fill).toThrow(expect.objectContaining({ code: "SQLITE_FULL" }));
  expect(() => db.transaction(() => db.run("INSERT INTO texts VALUES (?)", ["나"]))).not.toThrow();
  db.close();
});

it("waits for the disk at each commit", () => {
  // A setting of the connection, which only a power cut would show.
  const exec = vi.spyOn(Database.prototype, "exec");
  openStore(temporaryDir()).close();
  expect(exec.mock.calls.join()).toContain("PRAGMA synchronous = FULL");
  exec.mockRestore();
});
