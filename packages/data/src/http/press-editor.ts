import { dataError } from "../data-error.ts";
import { type ArticleOutcome, type PressEditorPort, textsOf } from "../press/editor-port.ts";
import { readArticle } from "./article.ts";
import { failure, isRecord, jsonInit, readJson, request, type HttpOptions } from "./request.ts";

const addressOf = (id: string): string => `/api/press/${encodeURIComponent(id)}`;

async function readOutcome(response: Response): Promise<ArticleOutcome> {
  if (response.status === 404) {
    // A wrong address is answered by an HTML 404, not by the API's.
    await readJson(response);
    return { status: "missing" };
  }
  if (response.status === 409) {
    const body = await readJson(response);
    if (!isRecord(body)) throw dataError("server");
    return { status: "changed", article: readArticle(body["article"]) };
  }
  if (!response.ok) throw await failure(response);
  return { status: "done", article: readArticle(await readJson(response)) };
}

/** Creates the administrator's port to the articles of a backend that answers at `/api/press`. */
export function createHttpPressEditor(options: HttpOptions = {}): PressEditorPort {
  return {
    async post({ id, siteId, title, summary, content }) {
      const response = await request(options, "/api/press", jsonInit("POST", { id, siteId, title, summary, content }));
      if (!response.ok) throw await failure(response);
      return readArticle(await readJson(response));
    },
    async read(id) {
      const response = await request(options, addressOf(id), { headers: { Accept: "application/json" } });
      const outcome = await readOutcome(response);
      return outcome.status === "missing" ? null : outcome.article;
    },
    async edit(id, seen, texts) {
      const body = { ...textsOf(texts), seen: textsOf(seen) };
      return readOutcome(await request(options, addressOf(id), jsonInit("PUT", body)));
    },
    async remove(id, seen) {
      return readOutcome(await request(options, addressOf(id), jsonInit("DELETE", { seen: textsOf(seen) })));
    },
  };
}
