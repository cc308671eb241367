import type { ArticleDraft } from "@danji/data/press/port";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PressReader } from "../../src/store/press-port.ts";

/** A reader with a place of its own. */
export interface PressReaderHarness {
  readonly reader: PressReader;
  /** Puts articles in place, with dates in ms since 1970. */
  give(articles: readonly (ArticleDraft & { readonly date: number })[]): Promise<void>;
  dispose(): Promise<void>;
}

const START = Date.UTC(2026, 0, 1);
const SITE = "sample";

const drafts = (count: number, siteId = SITE): (ArticleDraft & { readonly date: number })[] =>
  Array.from({ length: count }, (_, index) => ({
    siteId,
    title: `제목 ${index}`,
    summary: "요약",
    content: "첫 줄\n\n<b>둘째</b> 😀",
    date: START + index,
  }));

/** What every reader of the press does. `makeHarness` is called before each test and returns an empty store. */
export function describePressReader(name: string, makeHarness: () => Promise<PressReaderHarness>): void {
  describe(`press reader: ${name}`, () => {
    let harness: PressReaderHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.dispose());

    it("has nothing of a site it does not know, nor an article that is not there", async () => {
      await harness.give(drafts(1));
      expect(await harness.reader.firstPage("other")).toEqual({ articles: [], next: null });
      expect(await harness.reader.dates("other")).toEqual([]);
      for (const id of ["missing", "../x", "a/b", "한글", "__x__", ""]) {
        expect(await harness.reader.get(id)).toBeUndefined();
      }
    });

    it("reads articles to the letter, and counts nothing", async () => {
      const [draft] = drafts(1);
      await harness.give(drafts(1));
      const { articles, next } = await harness.reader.firstPage(SITE);
      expect([articles, next]).toEqual([[{ ...draft, id: articles[0]?.id, views: 0 }], null]);
      const id = articles[0]?.id ?? "";
      expect(await harness.reader.get(id)).toEqual(articles[0]);
      expect(await harness.reader.get(id)).toMatchObject({ views: 0 });
    });

    it("has the newest ten, and a cursor from which it goes on", async () => {
      await harness.give([...drafts(13), ...drafts(3, "other")]);
      const { articles, next } = await harness.reader.firstPage(SITE);
      expect(articles.map(({ title }) => title)).toEqual(
        Array.from({ length: 10 }, (_, index) => `제목 ${12 - index}`),
      );
      if (next === null) throw new Error("A full page has no cursor");
      const second = await harness.reader.pageAfter(SITE, next);
      expect(second?.articles.map(({ title }) => title)).toEqual(["제목 2", "제목 1", "제목 0"]);
      expect(second?.next).toBeNull();
    });

    it.each(["", "x", "1.2", "1.2.a/b", "1.2.__a__", `${"9".repeat(40)}.0.a`, "[1]", "null", "한글"])(
      "does not know the cursor %s",
      async (cursor) => {
        expect(await harness.reader.pageAfter(SITE, cursor)).toBeUndefined();
      },
    );

    it("lists all articles of a site with their dates, newest first", async () => {
      await harness.give([...drafts(12), ...drafts(3, "other")]);
      const dates = await harness.reader.dates(SITE);
      expect(dates.map(({ date }) => date)).toEqual(Array.from({ length: 12 }, (_, index) => START + 11 - index));
      expect(await harness.reader.get(dates[0]?.id ?? "")).toMatchObject({ title: "제목 11" });
    });
  });
}
