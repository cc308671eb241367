import { randomBytes } from "node:crypto";
import {
  type Article,
  article,
  type ArticleOutcome,
  type ArticleTexts,
  listedArticle,
  type NewArticleDraft,
  PRESS_PAGE_SIZE,
  type PressPage,
} from "@danji/api/press/schema";
import { z } from "zod";
import { AuditStore } from "./audit.ts";
import type { Database } from "./database.ts";
import type { SiteManifest } from "../../manifest.ts";
import type { AuditContext } from "../audit-port.ts";
import { pageOf } from "../press-cursor.ts";
import {
  changeArticle,
  isPosted,
  type Press,
  type PressDate,
  type PressPlace,
  SITEMAP_ARTICLES,
} from "../press-port.ts";

/** Bytes of randomness in an article's id: unguessable and unique. */
const ID_BYTES = 10;

const LISTED = 'id, site_id AS "siteId", title, summary, date, views';

const dateRow = z.object({ id: z.string(), date: z.number() });

export class PressStore implements Press {
  readonly #db: Database;
  readonly #audit: AuditStore;

  constructor(db: Database) {
    this.#db = db;
    this.#audit = new AuditStore(db);
  }

  list(siteId: string, after?: PressPlace): PressPage {
    const place = after === undefined ? [] : [after.date, after.id];
    const sql = `SELECT ${LISTED} FROM press WHERE site_id = ? ${after === undefined ? "" : "AND (date, id) < (?, ?)"}
      ORDER BY date DESC, id DESC LIMIT ?`;
    const articles = this.#db.all(listedArticle, sql, [siteId, ...place, PRESS_PAGE_SIZE]);
    return pageOf(articles, articles.at(-1));
  }

  dates(siteId: string): PressDate[] {
    const sql = "SELECT id, date FROM press WHERE site_id = ? ORDER BY date DESC, id DESC LIMIT ?";
    return this.#db.all(dateRow, sql, [siteId, SITEMAP_ARTICLES]);
  }

  get(id: string): Article | undefined {
    return this.#db.first(article, `SELECT ${LISTED}, content FROM press WHERE id = ?`, [id]);
  }

  count(id: string): boolean {
    return this.#db.run("UPDATE press SET views = views + 1 WHERE id = ?", [id]) > 0;
  }

  /** Stores a new article with no views; `date` in ms since 1970. */
  add({ id = randomBytes(ID_BYTES).toString("hex"), ...draft }: NewArticleDraft, date: number): Article {
    const { siteId, title, summary, content } = draft;
    const sql = "INSERT INTO press (id, site_id, title, summary, content, date) VALUES (?, ?, ?, ?, ?, ?)";
    this.#db.run(sql, [id, siteId, title, summary, content, date]);
    return { id, ...draft, date, views: 0 };
  }

  post({ id, ...draft }: NewArticleDraft, by: AuditContext): Article {
    return this.#db.transaction(() => {
      const posted = id === undefined ? undefined : this.get(id);
      if (posted && isPosted(posted, draft)) return posted;
      const added = this.add(posted ? draft : { id, ...draft }, by.at);
      this.#audit.add({ ...by, what: "article-posted", target: added.id, count: 0 });
      return added;
    });
  }

  edit(id: string, seen: ArticleTexts, texts: ArticleTexts, by: AuditContext): ArticleOutcome {
    return this.#db.transaction(() =>
      changeArticle(this.get(id), seen, texts, () => {
        const { title, summary, content } = texts;
        const sql = "UPDATE press SET title = ?, summary = ?, content = ? WHERE id = ?";
        this.#db.run(sql, [title, summary, content, id]);
        this.#audit.add({ ...by, what: "article-edited", target: id, count: 0 });
      }),
    );
  }

  remove(id: string, seen: ArticleTexts, by: AuditContext): ArticleOutcome {
    return this.#db.transaction(() =>
      changeArticle(this.get(id), seen, null, () => {
        this.#db.run("DELETE FROM press WHERE id = ?", [id]);
        this.#audit.add({ ...by, what: "article-removed", target: id, count: 0 });
      }),
    );
  }

  /** Gives a site its first articles, once: never again after that, even if they have been deleted since. */
  seed(siteId: string, articles: SiteManifest["seedPress"], now: number): void {
    this.#db.transaction(() => {
      const sql = "INSERT OR IGNORE INTO press_seeds (site_id, seeded_at) VALUES (?, ?)";
      if (this.#db.run(sql, [siteId, now]) === 0) return;
      for (const { date, ...texts } of articles) this.add({ siteId, ...texts }, Date.parse(date));
    });
  }
}
