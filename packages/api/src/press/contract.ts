import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PressPort } from "../http/press.ts";
import type { AuditEntry } from "../audit/schema.ts";
import type { PressEditorPort } from "../http/press-editor.ts";
import type { Article, ArticleDraft, ListedArticle, PressCursor } from "./schema.ts";

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

/** An adapter of the editor beside one of the readers' port, over one place. */
export interface PressEditorHarness extends PressHarness {
  readonly editor: PressEditorPort;
  signIn(): Promise<void>;
  /** E-mail of the administrator whom `signIn` signs in. */
  readonly administrator: string;
  /** Ends the session on the other side, which this one does not notice. */
  endSession(): Promise<void>;
  /** The audit log, oldest entry first. */
  audit(): Promise<readonly AuditEntry[]>;
}

const OLD = { title: "제목", summary: "요약", content: "첫 줄\n둘째 줄" };
const NEW = { title: "새 제목", summary: "새 요약", content: "새 내용" };
const OTHERS = { title: "남의 제목", summary: "남의 요약", content: "" };
const WRONG_IDS = ["missing", "../sample", "a/b", "한글", "__proto__"];

/**
 * Describes what every adapter of `PressEditorPort` does. `makeHarness` is called before each test and returns an
 * empty store.
 */
export function describePressEditorContract(name: string, makeHarness: () => Promise<PressEditorHarness>): void {
  describe(`press editor contract: ${name}`, () => {
    let harness: PressEditorHarness;
    let id: string;
    /** The newest article, read as the administrator does, with the views of the list. */
    const stands = async (): Promise<Article | undefined> => {
      const [listed] = (await harness.press.list(SITE)).articles;
      const article = listed && (await harness.editor.read(listed.id));
      return article ? { ...article, ...listed } : undefined;
    };
    /** Those of the administrator, without signing in, which every test does. */
    const record = async (): Promise<readonly AuditEntry[]> =>
      (await harness.audit()).filter(({ who, what }) => who === harness.administrator && what !== "signed-in");
    const actions = async (): Promise<unknown[]> => (await record()).map(({ what, target }) => [what, target]);

    beforeEach(async () => {
      harness = await makeHarness();
      await harness.give([{ siteId: SITE, ...OLD, date: Date.UTC(2026, 0, 1) }]);
      await harness.signIn();
      id = (await stands())?.id ?? "";
    });
    afterEach(() => harness.dispose());

    it("reads an article without counting it", async () => {
      expect(await harness.editor.read(id)).toMatchObject({ id, siteId: SITE, ...OLD, views: 0 });
      expect((await stands())?.views).toBe(0);
    });

    it("changes the texts and nothing else, and writes down who did it", async () => {
      const before = await harness.press.open(id);
      await expect.poll(stands, { timeout: SETTLED_MS }).toEqual(before);
      const began = Date.now();
      const outcome = await harness.editor.edit(id, OLD, NEW);
      expect(outcome).toEqual({ status: "done", article: { ...before, ...NEW } });
      expect(await stands()).toEqual({ ...before, ...NEW });
      const [entry, ...others] = await record();
      expect(others).toEqual([]);
      expect(entry).toMatchObject({ who: harness.administrator, what: "article-edited", target: id, count: 0 });
      // The two clocks are one machine's, but may round.
      expect(Math.abs((entry?.at ?? 0) - began)).toBeLessThan(60_000);
    });

    it("stores an article once that is posted again under its id, and other texts under an id of their own", async () => {
      const draft = { id: "0123456789abcdef0123456789abcdef", siteId: SITE, ...NEW };
      expect((await harness.editor.post(draft)).id).toBe(draft.id);
      expect((await harness.editor.post(draft)).id).toBe(draft.id);
      expect(await record()).toMatchObject([
        { who: harness.administrator, what: "article-posted", target: draft.id, count: 0 },
      ]);
      const other = await harness.editor.post({ ...draft, ...OTHERS });
      expect(other.id).not.toBe(draft.id);
      expect((await harness.editor.post({ ...draft, siteId: "other" })).id).not.toBe(draft.id);
      expect((await harness.press.list(SITE)).articles.map(({ title }) => title)).toEqual([
        OTHERS.title,
        NEW.title,
        OLD.title,
      ]);
    });

    it("records the address behind each change", async () => {
      const posted = await harness.editor.post({ siteId: SITE, ...NEW });
      await harness.editor.edit(posted.id, NEW, OTHERS);
      await harness.editor.remove(id, OLD);
      const addresses = async (): Promise<unknown[]> => (await record()).map(({ address }) => Boolean(address));
      await expect.poll(addresses, { timeout: SETTLED_MS }).toEqual([true, true, true]);
    });

    it("posts an article with the server's time and no views, on top of the list", async () => {
      const posted = await harness.editor.post({ siteId: SITE, ...NEW });
      expect(posted).toMatchObject({ siteId: SITE, ...NEW, views: 0 });
      expect((await harness.press.list(SITE)).articles.map(({ title }) => title)).toEqual([NEW.title, OLD.title]);
      expect((await harness.press.open(posted.id))?.date).toBeGreaterThan(Date.UTC(2026, 0, 1));
    });

    it("posts no article without title or summary", async () => {
      const post = harness.editor.post({ siteId: SITE, title: " ", summary: "", content: "내용" });
      await expect(post).rejects.toMatchObject({ kind: "rejected" });
      expect((await harness.press.list(SITE)).articles).toHaveLength(1);
    });

    it("keeps what was written to the letter, composed, less what shows nothing and breaks in lines", async () => {
      const texts = {
        title: ` <b>"굵게"</b>\n& '따옴표'; --\u3164`,
        summary: "😀 \\ %s\v${x}\ufffe",
        content: "\r\n가\r\n\r\n나\u2028견본 ".normalize("NFD"),
      };
      await harness.editor.edit(id, OLD, texts);
      expect(await stands()).toMatchObject({
        title: `<b>"굵게"</b> & '따옴표'; --`,
        summary: "😀 \\ %s ${x}",
        content: "가\n\n나\n견본",
      });
    });

    it("changes nothing on a conflict, and returns the current version", async () => {
      await harness.editor.edit(id, OLD, OTHERS);
      const outcome = await harness.editor.edit(id, OLD, NEW);
      expect(outcome).toMatchObject({ status: "changed", article: { id, ...OTHERS } });
      expect(await stands()).toMatchObject(OTHERS);
      expect(await actions()).toEqual([["article-edited", id]]);
      expect(await harness.editor.edit(id, OTHERS, NEW)).toMatchObject({ status: "done", article: NEW });
    });

    it("takes a change that was already made for done, once", async () => {
      await harness.editor.edit(id, OLD, NEW);
      expect(await harness.editor.edit(id, OLD, NEW)).toMatchObject({ status: "done", article: { id, ...NEW } });
      expect(await actions()).toEqual([["article-edited", id]]);
    });

    it("notices a change to any of the three texts", async () => {
      for (const field of ["title", "summary", "content"] as const) {
        const seen = { ...OLD, [field]: "다른 글" };
        expect(await harness.editor.edit(id, seen, NEW)).toMatchObject({ status: "changed", article: OLD });
        expect(await harness.editor.remove(id, seen)).toMatchObject({ status: "changed", article: OLD });
      }
      expect(await stands()).toMatchObject(OLD);
      expect(await actions()).toEqual([]);
    });

    it("accepts one of two concurrent edits", async () => {
      const outcomes = await Promise.all([
        harness.editor.edit(id, OLD, NEW),
        harness.editor.edit(id, OLD, OTHERS),
        harness.editor.remove(id, OLD),
      ]);
      expect(outcomes.filter(({ status }) => status === "done")).toHaveLength(1);
      expect(await actions()).toHaveLength(1);
    });

    it("does not take readers for editors, nor loses their openings", async () => {
      const readers = Array.from({ length: OPENINGS }, () => harness.press.open(id));
      const outcome = await harness.editor.edit(id, OLD, NEW);
      await Promise.all(readers);
      expect(outcome.status).toBe("done");
      await expect.poll(stands, { timeout: SETTLED_MS, interval: 200 }).toMatchObject({ ...NEW, views: OPENINGS });
    });

    it("removes an article, and writes down who did it", async () => {
      await harness.press.open(id);
      expect(await harness.editor.remove(id, OLD)).toMatchObject({ status: "done", article: { id, ...OLD } });
      expect(await harness.editor.read(id)).toBeNull();
      expect(await harness.press.open(id)).toBeNull();
      expect(await record()).toMatchObject([{ who: harness.administrator, what: "article-removed", target: id }]);
    });

    it.each(WRONG_IDS)("says of the article %s that it is missing", async (wrong) => {
      expect(await harness.editor.read(wrong)).toBeNull();
      expect(await harness.editor.edit(wrong, OLD, NEW)).toEqual({ status: "missing" });
      expect(await harness.editor.remove(wrong, OLD)).toEqual({ status: "missing" });
      expect(await actions()).toEqual([]);
    });

    it.each([
      ["without a title", { ...NEW, title: " " }, "title"],
      ["with a title that shows nothing", { ...NEW, title: "\u3164\u2060\u00ad" }, "title"],
      ["without a summary", { ...NEW, summary: "" }, "summary"],
      ["with a title that is too long", { ...NEW, title: "가".repeat(201) }, "title"],
      ["with half a letter", { ...NEW, content: "\ud800" }, "content"],
    ])("refuses an article %s", async (_, texts, field) => {
      const edit = harness.editor.edit(id, OLD, texts);
      await expect(edit).rejects.toMatchObject({ name: "DataError", kind: "rejected", fields: [{ field }] });
      expect(await stands()).toMatchObject(OLD);
    });

    it("changes nothing after the session has ended", async () => {
      await harness.endSession();
      for (const call of [
        () => harness.editor.post({ siteId: SITE, ...NEW }),
        () => harness.editor.edit(id, OLD, NEW),
        () => harness.editor.remove(id, OLD),
      ])
        await expect(call()).rejects.toMatchObject({ name: "DataError", kind: "signed-out" });
      await harness.signIn();
      expect(await stands()).toMatchObject(OLD);
      expect(await actions()).toEqual([]);
    });
  });
}
