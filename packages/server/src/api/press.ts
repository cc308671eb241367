import type { ArticleOutcome } from "@danji/data/press/editor-port";
import { Hono } from "hono";
import type { Sessions } from "../auth/session.ts";
import { parseJson, readBody } from "../http/body.ts";
import type { AppContext, AppEnv } from "../http/context.ts";
import { MESSAGES, problem, sendProblem } from "../http/problem.ts";
import { requireSameOrigin } from "../http/same-origin.ts";
import { ARTICLE_EDIT_MAX_BYTES, ARTICLE_MAX_BYTES } from "../limits.ts";
import type { Store } from "../store/open.ts";
import { readDraft, readEdit, readRemoval } from "./article-draft.ts";
import { decodeCursor } from "./press-cursor.ts";
import { pressPage } from "./press-page.ts";

/** Longest site key that is looked up. */
const SITE_ID_MAX_LENGTH = 64;

interface PressApiOptions {
  readonly store: Store;
  readonly siteUrl: string;
  readonly sessions: Sessions;
  readonly clock: () => number;
}

function badQuery(c: AppContext, field: string): Response {
  const message = "요청을 읽을 수 없습니다. 주소를 확인해 주세요.";
  return sendProblem(c, { status: 400, message, errors: [{ code: "BAD_REQUEST", field, message }] });
}

function notFound(c: AppContext): Response {
  return sendProblem(c, problem(404, "NOT_FOUND", "글을 찾을 수 없습니다."));
}

/** `/api/press`: the list, one article, its opening, and for the administrator posting, editing and deleting. */
export function createPressApi({ store, siteUrl, sessions, clock }: PressApiOptions): Hono<AppEnv> {
  const api = new Hono<AppEnv>();

  api.get("/", (c) => {
    const siteId = c.req.query("siteId") ?? "";
    if (siteId === "" || siteId.length > SITE_ID_MAX_LENGTH) return badQuery(c, "siteId");
    const after = c.req.query("after");
    const place = after === undefined ? undefined : decodeCursor(after);
    if (after !== undefined && place === undefined) return badQuery(c, "after");
    return c.json(pressPage(store.press, siteId, place));
  });

  api.get("/:id", (c) => {
    const article = store.press.get(c.req.param("id"));
    return article === undefined ? notFound(c) : c.json(article);
  });

  api.post("/:id/views", (c) => {
    const article = store.press.open(c.req.param("id"));
    return article === undefined ? notFound(c) : c.json(article);
  });

  /** The JSON that the administrator sends from a page of ours; or the answer that says no. */
  async function readJson(
    c: AppContext,
    maxBytes: number,
  ): Promise<{ readonly json: unknown; readonly who: string } | Response> {
    const who = sessions.current(c);
    if (who === undefined) return sendProblem(c, problem(401, "SIGNED_OUT", MESSAGES.signedOut));
    const body = await readBody(c.req.raw, ["json"], maxBytes);
    if (!body.ok) return sendProblem(c, body.problem);
    const json = parseJson(body.bytes);
    return json === undefined ? sendProblem(c, problem(400, "BAD_REQUEST", MESSAGES.badJson)) : { json, who };
  }

  function answer(c: AppContext, outcome: ArticleOutcome): Response {
    if (outcome.status === "missing") return notFound(c);
    if (outcome.status === "done") return c.json(outcome.article);
    const message = "다른 곳에서 먼저 고친 글입니다.";
    return c.json({ error: message, errors: [{ code: "CHANGED", message }], article: outcome.article }, 409);
  }

  const own = requireSameOrigin(siteUrl);

  api.post("/", own, async (c) => {
    const sent = await readJson(c, ARTICLE_MAX_BYTES);
    if (sent instanceof Response) return sent;
    const draft = readDraft(sent.json);
    if ("problem" in draft) return sendProblem(c, draft.problem);
    return c.json(store.press.add(draft, clock()), 201);
  });

  api.put("/:id", own, async (c) => {
    const sent = await readJson(c, ARTICLE_EDIT_MAX_BYTES);
    if (sent instanceof Response) return sent;
    const edit = readEdit(sent.json);
    if ("problem" in edit) return sendProblem(c, edit.problem);
    return answer(c, store.press.edit(c.req.param("id"), edit.seen, edit.texts, { who: sent.who, at: clock() }));
  });

  api.delete("/:id", own, async (c) => {
    const sent = await readJson(c, ARTICLE_EDIT_MAX_BYTES);
    if (sent instanceof Response) return sent;
    const removal = readRemoval(sent.json);
    if ("problem" in removal) return sendProblem(c, removal.problem);
    return answer(c, store.press.remove(c.req.param("id"), removal.seen, { who: sent.who, at: clock() }));
  });

  return api;
}
