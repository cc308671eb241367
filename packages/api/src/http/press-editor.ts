import * as z from "zod/mini";
import { article, type ArticleOutcome, type ArticleTexts, type NewArticleDraft, textsOf } from "../press/schema.ts";
import { type HttpTokenOptions, jsonInit, readAnswer, readAs, readJson, requestSignedIn } from "./request.ts";

const conflict = z.object({ article });

const addressOf = (id: string): string => `/api/press/${encodeURIComponent(id)}`;

async function readOutcome(response: Response): Promise<ArticleOutcome> {
  if (response.status === 404) {
    // A wrong address is answered by an HTML 404, not by the API's.
    await readJson(response);
    return { status: "missing" };
  }
  if (response.status === 409) return { status: "changed", ...(await readAs(response, conflict)) };
  return { status: "done", article: await readAnswer(response, article) };
}

/**
 * Creates the administrator's client of the articles at `/api/press`; a change is refused when the texts that were seen have changed.
 * @returns methods that throw `DataError`, `signed-out` without an administrator.
 */
export function createHttpPressEditor(options: HttpTokenOptions = {}) {
  const ask = (path: string, init: RequestInit): Promise<Response> => requestSignedIn(options, path, init);
  return {
    /** Posts an article with server time and no views, or returns the one that the same draft has posted under its id. */
    async post({ id, siteId, title, summary, content }: NewArticleDraft) {
      return readAnswer(await ask("/api/press", jsonInit("POST", { id, siteId, title, summary, content })), article);
    },
    /** Returns an article without counting; `null` when there is none. */
    async read(id: string) {
      const response = await ask(addressOf(id), { headers: { Accept: "application/json" } });
      const outcome = await readOutcome(response);
      return outcome.status === "missing" ? null : outcome.article;
    },
    /** Puts `texts` in the place of `seen`; `done` where they stand already, as when the answer to the first try was lost. */
    async edit(id: string, seen: ArticleTexts, texts: ArticleTexts) {
      const body = { ...textsOf(texts), seen: textsOf(seen) };
      return readOutcome(await ask(addressOf(id), jsonInit("PUT", body)));
    },
    /** Deletes the article with the texts `seen`, for good. */
    async remove(id: string, seen: ArticleTexts) {
      return readOutcome(await ask(`${addressOf(id)}/removal`, jsonInit("POST", { seen: textsOf(seen) })));
    },
  };
}

export type PressEditorPort = ReturnType<typeof createHttpPressEditor>;
