import { randomBytes } from "node:crypto";
import { sameTexts, type ArticleOutcome, type ArticleTexts } from "@danji/data/press/editor-port";
import { PRESS_PAGE_SIZE, type ArticleDraft, type NewArticleDraft } from "@danji/data/press/port";
import { z } from "zod";
import { AuditStore } from "./audit.ts";
import type { Database } from "./database.ts";
import type { AuditContext } from "./audit-port.ts";
import { SITEMAP_ARTICLES, type PressDate, type StoredArticle, type StoredListed } from "./press-port.ts";

/** Bytes of randomness in an article's id: unguessable and unique. */
const ID_BYTES = 10;

/** Place after which a page of the list starts: the last article of the page before. */
export interface PressPlace {
  readonly date: number;
  readonly id: string;
}

/** An article that the site starts with; `date` in ms since 1970. */
export interface SeedArticle extends Omit<ArticleDraft, "siteId"> {
  readonly date: number;
}

const LISTED = 'id, site_id AS "siteId", title, summary, date, views';

const listedRow = z.object({
  id: z.string(),
  siteId: z.string(),
  title: z.string(),
  summary: z.string(),
  date: z.number(),
  views: z.number(),
});
const articleRow = listedRow.extend({ content: z.string() });

const dateRow: z.ZodType<PressDate> = z.object({ id: z.string(), date: z.number() });

/** Press articles on the disk. */
export class PressStore {
  readonly #db: Database;
  readonly #audit: AuditStore;

  constructor(db: Database) {
    this.#db = db;
    this.#audit = new AuditStore(db);
  }

  /** Up to one page of a site's articles after a place, newest first. */
  list(siteId: string, after?: PressPlace): StoredListed[] {
    if (after === undefined) {
      return this.#db.all(
        listedRow,
        `SELECT ${LISTED} FROM press WHERE site_id = ? ORDER BY date DESC, id DESC LIMIT ?`,
        [siteId, PRESS_PAGE_SIZE],
      );
    }
    return this.#db.all(
      listedRow,
      `SELECT ${LISTED} FROM press WHERE site_id = ? AND (date, id) < (?, ?) ORDER BY date DESC, id DESC LIMIT ?`,
      [siteId, after.date, after.id, PRESS_PAGE_SIZE],
    );
  }

  /** Which articles a site has, newest first, as many as a sitemap holds. */
  dates(siteId: string): PressDate[] {
    return this.#db.all(dateRow, "SELECT id, date FROM press WHERE site_id = ? ORDER BY date DESC, id DESC LIMIT ?", [
      siteId,
      SITEMAP_ARTICLES,
    ]);
  }

  /** Reads one article; counts nothing. */
  get(id: string): StoredArticle | undefined {
    return this.#db.first(articleRow, `SELECT ${LISTED}, content FROM press WHERE id = ?`, [id]);
  }

  /** Adds 1 to an article's views. Returns `false` if there is no such article. */
  count(id: string): boolean {
    return this.#db.run("UPDATE press SET views = views + 1 WHERE id = ?", [id]) > 0;
  }

  /** Stores a new article with no views; `date` in ms since 1970. */
  add({ id = randomBytes(ID_BYTES).toString("hex"), ...draft }: NewArticleDraft, date: number): StoredArticle {
    const article = { id, ...draft, date, views: 0 };
    const { siteId, title, summary, content, views } = article;
    this.#db.run("INSERT INTO press (id, site_id, title, summary, content, date, views) VALUES (?, ?, ?, ?, ?, ?, ?)", [
      id,
      siteId,
      title,
      summary,
      content,
      date,
      views,
    ]);
    return article;
  }

  /** Stores what the administrator has written, dated now, and records who did. The same draft under the same id is stored once. */
  post({ id, ...draft }: NewArticleDraft, by: AuditContext): StoredArticle {
    return this.#db.transaction(() => {
      const posted = id === undefined ? undefined : this.get(id);
      if (posted && posted.siteId === draft.siteId && sameTexts(posted, draft)) return posted;
      const article = this.add(posted ? draft : { id, ...draft }, by.at);
      this.#audit.add({ ...by, what: "article-posted", target: article.id, count: 0 });
      return article;
    });
  }

  /** Puts `texts` in the place of `seen`, if those still stand, and writes down who did. */
  edit(id: string, seen: ArticleTexts, texts: ArticleTexts, by: AuditContext): ArticleOutcome {
    return this.#change(id, seen, texts, () => {
      const { title, summary, content } = texts;
      const sql = "UPDATE press SET title = ?, summary = ?, content = ? WHERE id = ?";
      this.#db.run(sql, [title, summary, content, id]);
      this.#audit.add({ ...by, what: "article-edited", target: id, count: 0 });
    });
  }

  /** Deletes the article with the texts `seen`, if those still stand, and writes down who did. */
  remove(id: string, seen: ArticleTexts, by: AuditContext): ArticleOutcome {
    return this.#change(id, seen, null, () => {
      this.#db.run("DELETE FROM press WHERE id = ?", [id]);
      this.#audit.add({ ...by, what: "article-removed", target: id, count: 0 });
    });
  }

  /** Calls `write`, which puts `texts` in the place of `seen`, or removes the article where they are `null`. */
  #change(id: string, seen: ArticleTexts, texts: ArticleTexts | null, write: () => void): ArticleOutcome {
    return this.#db.transaction(() => {
      const article = this.get(id);
      if (article === undefined) return { status: "missing" };
      if (texts !== null && sameTexts(article, texts)) return { status: "done", article };
      if (!sameTexts(article, seen)) return { status: "changed", article };
      write();
      return { status: "done", article: { ...article, ...texts } };
    });
  }

  /** Gives a site its first articles, once: never again after that, even if they have been deleted since. */
  seed(siteId: string, articles: readonly SeedArticle[], now: number): void {
    this.#db.transaction(() => {
      const sql = "INSERT OR IGNORE INTO press_seeds (site_id, seeded_at) VALUES (?, ?)";
      if (this.#db.run(sql, [siteId, now]) === 0) return;
      for (const { title, summary, content, date } of articles) this.add({ siteId, title, summary, content }, date);
    });
  }
}
