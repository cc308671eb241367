import {
  type Article,
  article,
  type ArticleOutcome,
  type ArticleTexts,
  PRESS_PAGE_SIZE,
} from "@danji/api/press/schema";
import type { DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import type { AuditContext, Press, PressDate, PressReader } from "../store.ts";
import { changeArticle, isPosted, pageOf, SITEMAP_ARTICLES } from "../press.ts";
import { writeEntry } from "./audit.ts";
import { moment, statusOf } from "./status.ts";

const COLLECTION = "press";
const DOCUMENT_ID = "__name__";
/** Status of gRPC for a change of a document that does not exist. */
const NOT_FOUND = 5;
const MICROSECONDS = 1_000_000;

const { id: _id, content, ...properties } = article.shape;
const listed = z.object({ ...properties, date: moment });
const fields = listed.extend({ content });

/** Firestore's dates are exact to the microsecond: articles that were stored together have one of them, not of a millisecond. */
const exactDate = z
  .object({ seconds: z.number(), nanoseconds: z.number() })
  .transform(({ seconds, nanoseconds }) => seconds * 1000 + nanoseconds / 1_000_000);

/** Ids that Firestore gives; any other would be a path, or is one of its own names. */
const ARTICLE_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/u;

const readArticle = (document: DocumentSnapshot): Article | undefined =>
  document.exists ? { id: document.id, ...fields.parse(document.data()) } : undefined;

/** Loads what the tools that deploy do without, which read this module too. */
const loadSdk = () => import("firebase-admin/firestore");

export function createFirestorePress(db: Firestore): Press {
  const press = db.collection(COLLECTION);
  const newestFirst = (siteId: string) =>
    press.where("siteId", "==", siteId).orderBy("date", "desc").orderBy(DOCUMENT_ID, "desc");

  async function startOf(date: number): Promise<object> {
    const { Timestamp } = await loadSdk();
    const microseconds = Math.round(date * 1000);
    return new Timestamp(Math.floor(microseconds / MICROSECONDS), (microseconds % MICROSECONDS) * 1000);
  }

  const read = async (transaction: Transaction, id: string): Promise<Article | undefined> =>
    ARTICLE_ID.test(id) ? readArticle(await transaction.get(press.doc(id))) : undefined;

  const change = (id: string, seen: ArticleTexts, texts: ArticleTexts | null, by: AuditContext) =>
    db.runTransaction(async (transaction): Promise<ArticleOutcome> => {
      return changeArticle(await read(transaction, id), seen, texts, () => {
        if (texts === null) transaction.delete(press.doc(id));
        else transaction.update(press.doc(id), { ...texts });
        writeEntry(db, transaction, by, texts === null ? "article-removed" : "article-edited", id);
      });
    });

  return {
    async list(siteId, after) {
      const all = newestFirst(siteId).select(...Object.keys(listed.shape));
      const rest = after === undefined ? all : all.startAfter(await startOf(after.date), after.id);
      const { docs } = await rest.limit(PRESS_PAGE_SIZE).get();
      const articles = docs.map((document) => ({ id: document.id, ...listed.parse(document.data()) }));
      const last = docs.at(-1);
      return pageOf(articles, last && { date: exactDate.parse(last.get("date")), id: last.id });
    },
    async get(id) {
      return ARTICLE_ID.test(id) ? readArticle(await press.doc(id).get()) : undefined;
    },
    async dates(siteId) {
      const { docs } = await newestFirst(siteId).select("date").limit(SITEMAP_ARTICLES).get();
      return docs.map((document) => ({ id: document.id, date: moment.parse(document.get("date")) }));
    },
    async count(id) {
      if (!ARTICLE_ID.test(id)) return false;
      const { FieldValue } = await loadSdk();
      try {
        await press.doc(id).update({ views: FieldValue.increment(1) });
        return true;
      } catch (error) {
        if (statusOf(error) === NOT_FOUND) return false;
        throw error;
      }
    },
    post: ({ id, ...draft }, by) =>
      db.runTransaction(async (transaction) => {
        const posted = id === undefined ? undefined : await read(transaction, id);
        if (posted !== undefined && isPosted(posted, draft)) return posted;
        const reference = id === undefined || posted !== undefined ? press.doc() : press.doc(id);
        transaction.set(reference, { ...draft, date: new Date(by.at), views: 0 });
        writeEntry(db, transaction, by, "article-posted", reference.id);
        return { id: reference.id, ...draft, date: by.at, views: 0 };
      }),
    edit: change,
    remove: (id, seen, by) => change(id, seen, null, by),
  };
}

/** How long the answer is kept, in ms. The CDN keeps the sitemap for an hour. */
const KEPT_MS = 10 * 60_000;

/** Wraps a reader so that the dates of a site's articles, a read for each, are read once in ten minutes. */
export function rememberDates<Store extends PressReader>(press: Store, clock: () => number): Store {
  const kept = new Map<string, { readonly until: number; readonly dates: Promise<readonly PressDate[]> }>();

  async function read(siteId: string): Promise<readonly PressDate[]> {
    try {
      return await press.dates(siteId);
    } catch (error) {
      kept.delete(siteId);
      throw error;
    }
  }

  return {
    ...press,
    dates(siteId) {
      const known = kept.get(siteId);
      if (known !== undefined && known.until > clock()) return known.dates;
      const dates = read(siteId);
      kept.set(siteId, { until: clock() + KEPT_MS, dates });
      return dates;
    },
  };
}
