import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { openStore } from "../src/store/open.ts";
import { PressStore, type PressPlace } from "../src/store/press.ts";
import { inspect } from "./support/database.ts";
import { removeTemporaryDirs, temporaryDir } from "./support/site.ts";

const ARTICLES = 10_000;
const PAGES = 100;

afterAll(removeTemporaryDirs);

it("reads ten of ten thousand articles for a page, the hundredth like the first", () => {
  const dataDir = temporaryDir();
  openStore(dataDir).close();
  inspect(dataDir, (db) => {
    const store = new PressStore(db);
    const draft = { siteId: "sample", title: "제목", summary: "요약", content: "" };
    db.transaction(() => {
      for (let index = 0; index < ARTICLES; index += 1) store.add(draft, index);
    });
    let place: PressPlace | undefined;
    for (let page = 0; page < PAGES; page += 1) {
      const articles = store.list("sample", place);
      expect(articles.map(({ date }) => date)).toEqual(
        Array.from({ length: 10 }, (_, index) => ARTICLES - 1 - page * 10 - index),
      );
      place = articles.at(-1);
    }
    // It begins at its place in the index and stops after ten: nothing is sorted, and nothing before it is passed over.
    const plan = db.all(
      z.object({ detail: z.string() }),
      `EXPLAIN QUERY PLAN SELECT id FROM press WHERE site_id = ? AND (date, id) < (?, ?) ORDER BY date DESC, id DESC LIMIT ?`,
      ["sample", place?.date ?? 0, place?.id ?? "", 10],
    );
    expect(plan.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^SEARCH press USING .*INDEX press_newest \(site_id=\? AND .*date.*<.*\)$/),
    ]);
  });
});
