import { dataError } from "../data-error.ts";
import type { Article, ListedArticle } from "../press/port.ts";
import { isRecord } from "./request.ts";

/** Reads an article of a list. @throws DataError `server` if there is none. */
export function readListed(value: unknown): ListedArticle {
  if (!isRecord(value)) throw dataError("server");
  const { id, siteId, title, summary, date, views } = value;
  if (
    typeof id !== "string" ||
    typeof siteId !== "string" ||
    typeof title !== "string" ||
    typeof summary !== "string" ||
    (typeof date !== "number" && date !== null) ||
    typeof views !== "number"
  ) {
    throw dataError("server");
  }
  return { id, siteId, title, summary, date, views };
}

/** Reads the article of an answer. @throws DataError `server` if there is none. */
export function readArticle(value: unknown): Article {
  const listed = readListed(value);
  if (!isRecord(value) || typeof value["content"] !== "string") throw dataError("server");
  return { ...listed, content: value["content"] };
}
