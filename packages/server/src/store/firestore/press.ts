import { PRESS_PAGE_SIZE } from "@danji/data/press/port";
import type { DocumentSnapshot, Firestore, Query } from "firebase-admin/firestore";
import { z } from "zod";
import { SITEMAP_ARTICLES, type PressReader, type StoredArticle, type StoredPage } from "../press-port.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { moment } from "./moment.ts";

const COLLECTION = "press";
/** Field by which Firestore orders documents of the same value. */
const DOCUMENT_ID = "__name__";

const timestamp = z.object({ seconds: z.number(), nanoseconds: z.number() });
const listed = z.object({
  siteId: z.string(),
  title: z.string(),
  summary: z.string(),
  date: moment,
  views: z.number(),
});
const fields = listed.extend({ content: z.string() });

/** Ids that Firestore gives; any other would be a path, or is one of its own names. */
export const ARTICLE_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/u;

const readArticle = (document: DocumentSnapshot): StoredArticle => ({
  id: document.id,
  ...fields.parse(document.data()),
});

/** Creates the reader of the press in Firestore. */
export function createFirestorePress(db: Firestore): PressReader {
  const press = db.collection(COLLECTION);
  const newestFirst = (siteId: string) =>
    press.where("siteId", "==", siteId).orderBy("date", "desc").orderBy(DOCUMENT_ID, "desc");

  async function readPage(query: Query): Promise<StoredPage> {
    const { docs } = await query
      .select(...Object.keys(listed.shape))
      .limit(PRESS_PAGE_SIZE)
      .get();
    const last = docs.at(-1);
    const isFull = docs.length === PRESS_PAGE_SIZE && last !== undefined;
    const place = isFull ? { date: timestamp.parse(last.get("date")), id: last.id } : undefined;
    const articles = docs.map((document) => ({ id: document.id, ...listed.parse(document.data()) }));
    return { articles, next: place === undefined ? null : encodeCursor(place) };
  }

  return {
    firstPage: (siteId) => readPage(newestFirst(siteId)),
    async pageAfter(siteId, cursor) {
      const place = decodeCursor(cursor);
      if (place === undefined) return undefined;
      // The tools that deploy read this module without the database's code.
      const { Timestamp } = await import("firebase-admin/firestore");
      const date = new Timestamp(place.date.seconds, place.date.nanoseconds);
      return readPage(newestFirst(siteId).startAfter(date, place.id));
    },
    async get(id) {
      if (!ARTICLE_ID.test(id)) return undefined;
      const document = await press.doc(id).get();
      return document.exists ? readArticle(document) : undefined;
    },
    async dates(siteId) {
      const { docs } = await newestFirst(siteId).select("date").limit(SITEMAP_ARTICLES).get();
      return docs.map((document) => ({ id: document.id, date: moment.parse(document.get("date")) }));
    },
  };
}
