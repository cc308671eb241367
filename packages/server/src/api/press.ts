import type { ArticleOutcome } from "@danji/data/press/editor-port";
import { Hono } from "hono";
import type { Sessions } from "../auth/session.ts";
import { parseJson, readBody } from "../http/body.ts";
import type { AppContext, AppEnv, Client } from "../http/context.ts";
import { MESSAGES, problem, sendProblem } from "../http/problem.ts";
import { requireSameOrigin } from "../http/same-origin.ts";
import { ARTICLE_EDIT_MAX_BYTES, ARTICLE_MAX_BYTES, type Limits } from "../limits.ts";
import type { Deed } from "../store/leads-desk-port.ts";
import type { Store } from "../store/open.ts";
import type { StoredArticle } from "../store/press-port.ts";
import { readDraft, readEdit, readRemoval } from "./article-draft.ts";
import { decodeCursor } from "./press-cursor.ts";
import { pressPage } from "./press-page.ts";
import { createViewGate } from "./view-gate.ts";

/** Longest site key that is looked up. */
const SITE_ID_MAX_LENGTH = 64;

interface PressApiOptions {
  readonly store: Store;
  readonly siteUrl: string;
  readonly client: Client;
  readonly limits: Limits;
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
export function createPressApi(options: PressApiOptions): Hono<AppEnv> {
  const { store, siteUrl, client, sessions, clock } = options;
  const counts = createViewGate(options);
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

  /** Counts an opening; an article that cannot be counted, as on a full disk, can still be read. */
  function open(id: string): StoredArticle | undefined {
    try {
      return store.press.open(id);
    } catch {
      return store.press.get(id);
    }
  }

  api.post("/:id/views", async (c) => {
    const id = c.req.param("id");
    const article = (await counts(c, id)) ? open(id) : store.press.get(id);
    return article === undefined ? notFound(c) : c.json(article);
  });

  /** The JSON that the administrator sends from a page of ours; or the answer that says no. */
  async function readJson(
    c: AppContext,
    maxBytes: number,
  ): Promise<{ readonly json: unknown; readonly by: Deed } | Response> {
    const who = sessions.current(c);
    if (who === undefined) return sendProblem(c, problem(401, "SIGNED_OUT", MESSAGES.signedOut));
    const body = await readBody(c.req.raw, ["json"], maxBytes);
    if (!body.ok) return sendProblem(c, body.problem);
    const json = parseJson(body.bytes);
    return json === undefined
      ? sendProblem(c, problem(400, "BAD_REQUEST", MESSAGES.badJson))
      : { json, by: { who, at: clock(), address: client.address(c) } };
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
    return c.json(store.press.post(draft, sent.by), 201);
  });

  api.put("/:id", own, async (c) => {
    const sent = await readJson(c, ARTICLE_EDIT_MAX_BYTES);
    if (sent instanceof Response) return sent;
    const edit = readEdit(sent.json);
    if ("problem" in edit) return sendProblem(c, edit.problem);
    return answer(c, store.press.edit(c.req.param("id"), edit.seen, edit.texts, sent.by));
  });

  api.delete("/:id", own, async (c) => {
    const sent = await readJson(c, ARTICLE_EDIT_MAX_BYTES);
    if (sent instanceof Response) return sent;
    const removal = readRemoval(sent.json);
    if ("problem" in removal) return sendProblem(c, removal.problem);
    return answer(c, store.press.remove(c.req.param("id"), removal.seen, sent.by));
  });

  return api;
}
