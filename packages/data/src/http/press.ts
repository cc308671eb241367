import { dataError } from "../data-error.ts";
import { newOpening, openingPath } from "../press/opening.ts";
import type { Article, PressCursor, PressPage, PressPort } from "../press/port.ts";
import { readArticle } from "./article.ts";
import { failure, isRecord, jsonInit, readJson, request, type HttpOptions } from "./request.ts";

/** Only the backend knows what a cursor means; here it is a string that is handed back as it came. */
function isCursor(value: unknown): value is PressCursor {
  return typeof value === "string";
}

function readPage(value: unknown): PressPage {
  if (!isRecord(value) || !Array.isArray(value["articles"])) throw dataError("server");
  const { next } = value;
  if (next !== null && !isCursor(next)) throw dataError("server");
  return { articles: value["articles"].map(readArticle), next };
}

/** Openings that failed, by article: tried again by any adapter of the page, such a one is still the same. */
const failed = new Map<string, string>();

/** Press articles of the embedded backend. */
export function createHttpPress(options: HttpOptions = {}): PressPort {
  /** Sends an opening and returns the article, `null` if there is none. */
  async function sendOpening(id: string, opening: string): Promise<Article | null> {
    const response = await request(options, openingPath(id), jsonInit("POST", { opening }));
    if (response.status === 404) {
      // The page of a wrong address is a 404 too, but not one of the contract.
      await readJson(response);
      return null;
    }
    if (!response.ok) throw await failure(response);
    return readArticle(await readJson(response));
  }

  return {
    async list(siteId, after) {
      const query = new URLSearchParams({ siteId, ...(after === undefined ? {} : { after }) });
      const response = await request(options, `/api/press?${query.toString()}`, {
        headers: { Accept: "application/json" },
      });
      if (!response.ok) throw await failure(response);
      return readPage(await readJson(response));
    },
    async open(id) {
      const opening = failed.get(id) ?? newOpening();
      failed.delete(id);
      try {
        return await sendOpening(id, opening);
      } catch (error) {
        failed.set(id, opening);
        throw error;
      }
    },
    async post({ siteId, title, summary, content }) {
      const response = await request(options, "/api/press", jsonInit("POST", { siteId, title, summary, content }));
      if (!response.ok) throw await failure(response);
      return readArticle(await readJson(response));
    },
  };
}
