import { dataError } from "../data-error.ts";
import type { PressCursor, PressPage, PressPort } from "../press/port.ts";
import { randomId } from "../random-id.ts";
import { readArticle, readListed } from "./article.ts";
import { failure, type HttpTokenOptions, isRecord, jsonInit, readJson, request } from "./request.ts";

/** Path of the endpoint that counts the opening of an article. */
const openingPath = (id: string): string => `/api/press/${encodeURIComponent(id)}/views`;

/** A cursor is an opaque string, sent back unchanged. */
function isCursor(value: unknown): value is PressCursor {
  return typeof value === "string";
}

function readPage(value: unknown): PressPage {
  if (!isRecord(value) || !Array.isArray(value["articles"])) throw dataError("server");
  const { next } = value;
  if (next !== null && !isCursor(next)) throw dataError("server");
  return { articles: value["articles"].map(readListed), next };
}

/** Creates the readers' port to the press of a backend that answers at `/api/press`. The administrator's token gets past caches. */
export function createHttpPress({ token, ...options }: HttpTokenOptions = {}): PressPort {
  async function get(path: string): Promise<Response> {
    // Reading needs no session: without a token, the visitor's answer is used.
    const bearer = (await token?.().catch(() => null)) ?? null;
    const headers = { Accept: "application/json", ...(bearer !== null && { Authorization: `Bearer ${bearer}` }) };
    return request(options, path, { headers });
  }

  /** Sends one opening. Never fails: an article that cannot be counted can still be read. */
  async function count(id: string): Promise<void> {
    const init = { ...jsonInit("POST", { opening: randomId() }), keepalive: true };
    await request(options, openingPath(id), init).catch(() => undefined);
  }

  return {
    async list(siteId, after) {
      const query = new URLSearchParams({ siteId, ...(after === undefined ? {} : { after }) });
      const response = await get(`/api/press?${query.toString()}`);
      if (!response.ok) throw await failure(response);
      return readPage(await readJson(response));
    },
    async open(id) {
      const response = await get(`/api/press/${encodeURIComponent(id)}`);
      if (response.status === 404) {
        // A wrong address is answered by an HTML 404, not by the API's.
        await readJson(response);
        return null;
      }
      if (!response.ok) throw await failure(response);
      const article = readArticle(await readJson(response));
      void count(id);
      return { ...article, views: article.views + 1 };
    },
  };
}
