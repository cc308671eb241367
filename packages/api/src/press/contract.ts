import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PressPort } from "../http/press.ts";
import type { ArticleDraft, ListedArticle, PressCursor } from "./schema.ts";

/** An adapter with a place of its own in which articles are kept. */
export interface PressHarness {
  readonly press: PressPort;
  /** Puts articles in place behind the adapter's back, with dates in ms since 1970. */
  give(articles: readonly (ArticleDraft & { readonly date: number })[]): Promise<void>;
  dispose(): Promise<void>;
}

const SITE = "sample";
/** Within which the last of many counts is kept, where each waits for the others. */
export const SETTLED_MS = 60_000;

/** Openings at the same time. */
const OPENINGS = 40;
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);

function drafts(count: number, date: (index: number) => number): (ArticleDraft & { readonly date: number })[] {
  return Array.from({ length: count }, (_, index) => ({
    siteId: SITE,
    title: `제목 ${index}`,
    summary: "요약",
    content: "내용",
    date: date(index),
  }));
}

async function listAll(press: PressPort): Promise<ListedArticle[][]> {
  const pages: ListedArticle[][] = [];
  let after: PressCursor | undefined;
  do {
    const page = await press.list(SITE, after);
    pages.push([...page.articles]);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return pages;
}

/**
 * Describes what every adapter of `PressPort` does. `makeHarness` is called before each test and returns an empty
 * store.
 */
export function describePressContract(name: string, makeHarness: () => Promise<PressHarness>): void {
  describe(`press contract: ${name}`, () => {
    let harness: PressHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.dispose());

    it("lists ten at a time, newest first, until a page is not full", async () => {
      await harness.give(drafts(27, (index) => START + index * DAY_MS));
      const pages = await listAll(harness.press);
      expect(pages.map((page) => page.length)).toEqual([10, 10, 7]);
      const titles = pages.flat().map(({ title }) => title);
      expect(titles).toEqual(Array.from({ length: 27 }, (_, index) => `제목 ${26 - index}`));
    });

    it("neither loses nor repeats articles of the same moment", async () => {
      await harness.give(drafts(25, () => START));
      const ids = (await listAll(harness.press)).flat().map(({ id }) => id);
      expect(ids).toHaveLength(25);
      expect(new Set(ids).size).toBe(25);
    });

    it("goes on where it was when a new article comes in between", async () => {
      await harness.give(drafts(12, (index) => START + index * DAY_MS));
      const first = await harness.press.list(SITE);
      await harness.give([{ siteId: SITE, title: "새 글", summary: "요약", content: "", date: START + 99 * DAY_MS }]);
      const second = await harness.press.list(SITE, first.next ?? undefined);
      expect(second.articles.map(({ title }) => title)).toEqual(["제목 1", "제목 0"]);
    });

    it("keeps every letter of an article", async () => {
      const draft = {
        siteId: SITE,
        title: `<b>"굵게"</b> & '따옴표'; DROP TABLE press;--`,
        summary: "😀 \\ %s ${x} {{y}}",
        content: "첫 줄\n둘째 줄\n\n<script>alert(1)</script>\n\n끝",
      };
      await harness.give([{ ...draft, date: START }]);
      const [listed] = (await harness.press.list(SITE)).articles;
      const { siteId, title, summary } = draft;
      expect(listed, "without its content").toEqual({ id: listed?.id, siteId, title, summary, date: START, views: 0 });
      expect(await harness.press.open(listed?.id ?? "")).toMatchObject({ ...draft, date: START });
    });

    it("adds exactly one to the views with each opening, and shows it", async () => {
      await harness.give(drafts(2, (index) => START + index));
      const [newest] = (await harness.press.list(SITE)).articles;
      expect(newest?.views).toBe(0);
      const id = newest?.id ?? "";
      const listed = async () => (await harness.press.list(SITE)).articles.map(({ views }) => views);
      expect((await harness.press.open(id))?.views).toBe(1);
      await expect.poll(listed, { timeout: SETTLED_MS }).toEqual([1, 0]);
      expect((await harness.press.open(id))?.views).toBe(2);
      await expect.poll(listed, { timeout: SETTLED_MS }).toEqual([2, 0]);
    });

    it("counts openings at the same time, each of them", async () => {
      await harness.give(drafts(1, () => START));
      const id = (await harness.press.list(SITE)).articles[0]?.id ?? "";
      await Promise.all(Array.from({ length: OPENINGS }, () => harness.press.open(id)));
      const views = async () => (await harness.press.list(SITE)).articles[0]?.views;
      await expect.poll(views, { timeout: SETTLED_MS, interval: 200 }).toBe(OPENINGS);
    });

    it.each(["missing", "../sample", "a/b", "한글", "%00", "?", "__proto__"])(
      "opens nothing for the id %s",
      async (id) => {
        expect(await harness.press.open(id)).toBeNull();
      },
    );
  });
}
