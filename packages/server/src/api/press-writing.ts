import type { ArticleOutcome } from "@danji/data/press/editor-port";
import { Hono } from "hono";
import type { Sessions } from "../auth/session.ts";
import { parseJson, readBody } from "../http/body.ts";
import type { AppContext, AppEnv, Client } from "../http/context.ts";
import { MESSAGES, problem, sendProblem } from "../http/problem.ts";
import { requireSameOrigin } from "../http/same-origin.ts";
import { ARTICLE_EDIT_MAX_BYTES, ARTICLE_MAX_BYTES } from "../limits.ts";
import type { AuditContext } from "../store/audit-port.ts";
import type { Store } from "../store/open.ts";
import { readDraft, readEdit, readRemoval } from "./article-draft.ts";
import { articleNotFound } from "./press-reading.ts";

interface PressWritingOptions {
  readonly store: Store;
  readonly siteUrl: string;
  readonly client: Client;
  readonly sessions: Sessions;
  readonly clock: () => number;
}

/** `/api/press` for the administrator: posting, editing and deleting. */
export function createPressWritingApi(options: PressWritingOptions): Hono<AppEnv> {
  const { store, siteUrl, client, sessions, clock } = options;
  const api = new Hono<AppEnv>();

  /** The JSON that the administrator sends from a page of ours; or the answer that says no. */
  async function readJson(
    c: AppContext,
    maxBytes: number,
  ): Promise<{ readonly json: unknown; readonly by: AuditContext } | Response> {
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
    if (outcome.status === "missing") return articleNotFound(c);
    if (outcome.status === "done") return c.json(outcome.article);
    const message = "다른 곳에서 먼저 고친 글입니다.";
    return c.json({ error: message, errors: [{ code: "CHANGED", message }], article: outcome.article }, 409);
  }

  const own = requireSameOrigin(siteUrl, client);

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
