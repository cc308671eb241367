import { type DocumentSnapshot, Timestamp } from "firebase/firestore/lite";
import { dataError } from "../data-error.ts";
import type { Article } from "../press/port.ts";

/** Collection of the articles. */
export const PRESS = "press";

/** Ids that Firestore or an administrator of it gives; names between double underscores are its own. */
export const ARTICLE_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/u;

/** Reads the article of a document. @throws DataError `server` if it is not an article. */
export function readArticle(snapshot: DocumentSnapshot): Article {
  const { siteId, title, summary, content, date, views } = snapshot.data() ?? {};
  if (
    typeof siteId !== "string" ||
    typeof title !== "string" ||
    typeof summary !== "string" ||
    typeof content !== "string" ||
    !(date instanceof Timestamp) ||
    typeof views !== "number"
  ) {
    throw dataError("server");
  }
  return { id: snapshot.id, siteId, title, summary, content, date: date.toMillis(), views };
}
