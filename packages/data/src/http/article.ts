import { dataError } from "../data-error.ts";
import type { Article } from "../press/port.ts";
import { isRecord } from "./request.ts";

/**
 * Reads an article out of an answer.
 *
 * @throws DataError `server` when there is none in it.
 */
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
