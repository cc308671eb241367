import { expect, it } from "vitest";
import { z } from "zod";
import { Database } from "../src/store/database.ts";

it("reports a full disk as such, though SQLite has rolled back by itself", () => {
  const db = new Database(":memory:");
  db.exec("CREATE TABLE texts (text TEXT)");
  db.all(z.looseObject({}), "PRAGMA max_page_count = 4");
  const fill = () => db.transaction(() => db.run("INSERT INTO texts VALUES (?)", ["가".repeat(100_000)]));
  expect(fill).toThrow(expect.objectContaining({ code: "SQLITE_FULL" }));
  expect(() => db.transaction(() => db.run("INSERT INTO texts VALUES (?)", ["나"]))).not.toThrow();
  db.close();
});
