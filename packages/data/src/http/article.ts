import { dataError } from "../data-error.ts";
import type { Article } from "../press/port.ts";
import { isRecord } from "./request.ts";

/** Reads the article of an answer. @throws DataError `server` if there is none. */
export function readArticle(value: unknown): Article {
  if (!isRecord(value)) throw dataError("server");
  const { id, siteId, title, summary, content, date, views } = value;
  if (
    typeof id !== "string" ||
    typeof siteId !== "string" ||
    typeof title !== "string" ||
    typeof summary !== "string" ||
    typeof content !== "string" ||
    (typeof date !== "number" && date !== null) ||
    typeof views !== "number"
  ) {
    throw dataError("server");
  }
  return { id, siteId, title, summary, content, date, views };
}
