import { type Article, article, type PressCursor, pressPage } from "../press/schema.ts";
import { randomId } from "../random-id.ts";
import { type HttpTokenOptions, jsonInit, readAnswer, readJson, request } from "./request.ts";

const openingPath = (id: string): string => `/api/press/${encodeURIComponent(id)}/views`;

/** Creates the readers' client of the press at `/api/press`; the administrator's token gets past caches. It throws `DataError`. */
export function createHttpPress({ token, ...options }: HttpTokenOptions = {}) {
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
    /** Returns up to `PRESS_PAGE_SIZE` articles of a site after a place, newest first. An unknown site has none. */
    async list(siteId: string, after?: PressCursor) {
      const query = new URLSearchParams({ siteId, ...(after === undefined ? {} : { after }) });
      return readAnswer(await get(`/api/press?${query.toString()}`), pressPage);
    },
    /** Reads one article and adds exactly 1 to its views, without waiting for that count; `null` when there is none. */
    async open(id: string): Promise<Article | null> {
      const response = await get(`/api/press/${encodeURIComponent(id)}`);
      if (response.status === 404) {
        // A wrong address is answered by an HTML 404, not by the API's.
        await readJson(response);
        return null;
      }
      const opened = await readAnswer(response, article);
      void count(id);
      return { ...opened, views: opened.views + 1 };
    },
  };
}

export type PressPort = ReturnType<typeof createHttpPress>;
