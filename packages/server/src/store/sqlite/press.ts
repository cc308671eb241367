import { randomBytes } from "node:crypto";
import { type Article, article, listedArticle, type NewArticleDraft, PRESS_PAGE_SIZE } from "@danji/api/press/schema";
import { z } from "zod";
import { createAudit } from "./audit.ts";
import type { Database } from "./database.ts";
import type { SiteManifest } from "../../manifest.ts";
import { changeArticle, isPosted, pageOf, SITEMAP_ARTICLES } from "../press.ts";
import type { Press, PressPlace } from "../store.ts";

/** Bytes of randomness in an article's id: unguessable and unique. */
const ID_BYTES = 10;

const LISTED = 'id, site_id AS "siteId", title, summary, date, views';

const dateRow = z.object({ id: z.string(), date: z.number() });

export function createPress(db: Database) {
  const audit = createAudit(db);

  const get = (id: string): Article | undefined =>
    db.first(article, `SELECT ${LISTED}, content FROM press WHERE id = ?`, [id]);

  function add({ id = randomBytes(ID_BYTES).toString("hex"), ...draft }: NewArticleDraft, date: number): Article {
    const { siteId, title, summary, content } = draft;
    const sql = "INSERT INTO press (id, site_id, title, summary, content, date) VALUES (?, ?, ?, ?, ?, ?)";
    db.run(sql, [id, siteId, title, summary, content, date]);
    return { id, ...draft, date, views: 0 };
  }

  return {
    list(siteId, after?: PressPlace) {
      const place = after === undefined ? [] : [after.date, after.id];
      const sql = `SELECT ${LISTED} FROM press WHERE site_id = ? ${after === undefined ? "" : "AND (date, id) < (?, ?)"}
        ORDER BY date DESC, id DESC LIMIT ?`;
      const articles = db.all(listedArticle, sql, [siteId, ...place, PRESS_PAGE_SIZE]);
      return pageOf(articles, articles.at(-1));
    },
    dates(siteId) {
      const sql = "SELECT id, date FROM press WHERE site_id = ? ORDER BY date DESC, id DESC LIMIT ?";
      return db.all(dateRow, sql, [siteId, SITEMAP_ARTICLES]);
    },
    get,
    count: (id) => db.run("UPDATE press SET views = views + 1 WHERE id = ?", [id]) > 0,
    post: ({ id, ...draft }, by) =>
      db.transaction(() => {
        const posted = id === undefined ? undefined : get(id);
        if (posted && isPosted(posted, draft)) return posted;
        const added = add(posted ? draft : { id, ...draft }, by.at);
        audit.add({ ...by, what: "article-posted", target: added.id, count: 0 });
        return added;
      }),
    edit: (id, seen, texts, by) =>
      db.transaction(() =>
        changeArticle(get(id), seen, texts, () => {
          const { title, summary, content } = texts;
          const sql = "UPDATE press SET title = ?, summary = ?, content = ? WHERE id = ?";
          db.run(sql, [title, summary, content, id]);
          audit.add({ ...by, what: "article-edited", target: id, count: 0 });
        }),
      ),
    remove: (id, seen, by) =>
      db.transaction(() =>
        changeArticle(get(id), seen, null, () => {
          db.run("DELETE FROM press WHERE id = ?", [id]);
          audit.add({ ...by, what: "article-removed", target: id, count: 0 });
        }),
      ),
    /** Gives a site its first articles, once: never again after that, even if they have been deleted since. */
    seed: (siteId: string, articles: SiteManifest["seedPress"], now: number) =>
      db.transaction(() => {
        const sql = "INSERT OR IGNORE INTO press_seeds (site_id, seeded_at) VALUES (?, ?)";
        if (db.run(sql, [siteId, now]) === 0) return;
        for (const { date, ...texts } of articles) add({ siteId, ...texts }, Date.parse(date));
      }),
  } satisfies Press & Record<"seed", unknown>;
}
