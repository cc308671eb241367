import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { Database } from "@danji/server/store/database";
import { openStore } from "@danji/server/store/open";

/** How many articles and how many leads the database holds: years of a large sale. */
export const STOCK = 100_000;
const START = Date.UTC(2016, 0, 1);
const HOUR_MS = 3_600_000;
const KINDS = ["interest", "visit", "inquiry"];

/** Phone number of one lead in the middle. */
export const phoneOf = (index: number) =>
  `010-${String(1000 + Math.floor(index / 10_000)).padStart(4, "0")}-${String(index % 10_000).padStart(4, "0")}`;

/** Fills the database of a data folder with {@link STOCK} articles of a site and as many leads. */
export function fillDatabase(dataDir: string, siteKey: string): void {
  openStore(dataDir).close();
  const db = new Database(join(dataDir, "danji.db"));
  try {
    db.transaction(() => {
      db.run("INSERT INTO press_seeds (site_id, seeded_at) VALUES (?, ?)", [siteKey, START]);
      for (let index = 0; index < STOCK; index += 1) {
        const at = START + index * HOUR_MS;
        const id = randomBytes(10).toString("hex");
        const article = [id, siteKey, `제목 ${index}`, "요약입니다.", "내용입니다. ".repeat(50), at, 0];
        db.run(
          "INSERT INTO press (id, site_id, title, summary, content, date, views) VALUES (?, ?, ?, ?, ?, ?, ?)",
          article,
        );
        db.run(
          `INSERT INTO leads (site_id, kind, name, phone, birthdate, marketing, consent, consent_mode, consent_version, created_at)
           VALUES (?, ?, ?, ?, '900101', 0, 1, 'notice', '1', ?)`,
          [siteKey, KINDS[index % KINDS.length] ?? "visit", `손님 ${index}`, phoneOf(index), at],
        );
      }
    });
  } finally {
    db.close();
  }
}
