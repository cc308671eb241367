import { encodeCursor } from "@danji/data/firestore/cursor";
import { PRESS_PAGE_SIZE } from "@danji/data/press/port";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import { z } from "zod";
import { SITEMAP_ARTICLES, type PressReader, type StoredArticle } from "../press-port.ts";
import { moment } from "./moment.ts";

const COLLECTION = "press";
/** Field by which Firestore orders documents of the same value. */
const DOCUMENT_ID = "__name__";

const timestamp = z.object({ seconds: z.number(), nanoseconds: z.number() });
const fields = z.object({
  siteId: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  date: moment,
  views: z.number(),
});

/** Ids that Firestore gives; any other would be a path, or is one of its own names. */
export const ARTICLE_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/u;

const readArticle = (document: DocumentSnapshot): StoredArticle => ({
  id: document.id,
  ...fields.parse(document.data()),
});

/** The press in Firestore, as the site's own adapter reads it: the cursor of a page is one of those. */
export function createFirestorePress(db: Firestore): PressReader {
  const press = db.collection(COLLECTION);
  const newestFirst = (siteId: string) =>
    press.where("siteId", "==", siteId).orderBy("date", "desc").orderBy(DOCUMENT_ID, "desc");

  return {
    async firstPage(siteId) {
      const { docs } = await newestFirst(siteId).limit(PRESS_PAGE_SIZE).get();
      const last = docs.at(-1);
      const isFull = docs.length === PRESS_PAGE_SIZE && last !== undefined;
      const place = isFull ? { date: timestamp.parse(last.get("date")), id: last.id } : undefined;
      return { articles: docs.map(readArticle), next: place === undefined ? null : encodeCursor(place) };
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
