import { Hono } from "hono";
import type { Sessions } from "../auth/session.ts";
import { parseJson, readBody } from "../http/body.ts";
import type { AppContext, AppEnv } from "../http/context.ts";
import { MESSAGES, problem, sendProblem } from "../http/problem.ts";
import { requireSameOrigin } from "../http/same-origin.ts";
import { ARTICLE_MAX_BYTES } from "../limits.ts";
import type { Store } from "../store/open.ts";
import { readDraft } from "./article-draft.ts";
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

/** `/api/press`: the list, one article, its opening, and posting for the administrator. */
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

  api.post("/", requireSameOrigin(siteUrl), async (c) => {
    if (sessions.current(c) === undefined) return sendProblem(c, problem(401, "SIGNED_OUT", MESSAGES.signedOut));
    const body = await readBody(c.req.raw, ["json"], ARTICLE_MAX_BYTES);
    if (!body.ok) return sendProblem(c, body.problem);
    const json = parseJson(body.bytes);
    if (json === undefined) return sendProblem(c, problem(400, "BAD_REQUEST", MESSAGES.badJson));
    const draft = readDraft(json);
    if ("problem" in draft) return sendProblem(c, draft.problem);
    return c.json(store.press.add(draft, clock()), 201);
  });

  return api;
}
