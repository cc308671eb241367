import { Hono } from "hono";
import type { AppContext, AppEnv, Client } from "../http/context.ts";
import { problem, sendProblem } from "../http/problem.ts";
import { foreignCheck } from "../http/same-origin.ts";
import type { Limits } from "../limits.ts";
import type { SiteManifest } from "../manifest.ts";
import type { PressReader } from "../store/press-port.ts";
import type { ViewCounter } from "../views/view-counter.ts";
import { createViewGate } from "./view-gate.ts";

/** Longest site key that is looked up. */
const SITE_ID_MAX_LENGTH = 64;
/** Longest id of an article, on either host. */
const ARTICLE_ID_MAX_LENGTH = 128;
const CURSOR_MAX_LENGTH = 2 * ARTICLE_ID_MAX_LENGTH;

interface PressReadingOptions {
  readonly press: PressReader;
  readonly views: ViewCounter;
  readonly site: Pick<SiteManifest, "siteUrl">;
  readonly client: Client;
  readonly limits: Limits;
  readonly clock: () => number;
  /** `Cache-Control` of a list and of an article. @default that of the API, `no-store` */
  readonly caching?: string;
}

function badQuery(c: AppContext, field: string): Response {
  const message = "요청을 읽을 수 없습니다. 주소를 확인해 주세요.";
  return sendProblem(c, { status: 400, message, errors: [{ code: "BAD_REQUEST", field, message }] });
}

/** Answers that there is no such article. */
export function articleNotFound(c: AppContext): Response {
  return sendProblem(c, problem(404, "NOT_FOUND", "글을 찾을 수 없습니다."));
}

/** `/api/press` for readers: the list, one article, and its opening. */
export function createPressReadingApi({ press, views, site, caching, ...options }: PressReadingOptions): Hono<AppEnv> {
  const counts = createViewGate(options);
  const isForeign = foreignCheck(site.siteUrl, options.client);
  const api = new Hono<AppEnv>();

  /** A request with a token is the administrator's, who has just written: no cache may answer it or keep the answer. */
  function share(c: AppContext): void {
    if (caching === undefined) return;
    c.header("Vary", "Authorization");
    if (c.req.header("Authorization") === undefined) c.header("Cache-Control", caching);
  }

  api.get("/", async (c) => {
    const siteId = c.req.query("siteId") ?? "";
    if (siteId === "" || siteId.length > SITE_ID_MAX_LENGTH) return badQuery(c, "siteId");
    const after = c.req.query("after");
    if (after !== undefined && after.length > CURSOR_MAX_LENGTH) return badQuery(c, "after");
    const page = after === undefined ? await press.firstPage(siteId) : await press.pageAfter(siteId, after);
    if (page === undefined) return badQuery(c, "after");
    share(c);
    // Open pages of earlier releases expect the content, and show none of it.
    return c.json({ ...page, articles: page.articles.map((article) => ({ ...article, content: "" })) });
  });

  api.get("/:id", async (c) => {
    const id = c.req.param("id");
    const article = id.length > ARTICLE_ID_MAX_LENGTH ? undefined : await press.get(id);
    if (article === undefined) return articleNotFound(c);
    share(c);
    return c.json(article);
  });

  api.post("/:id/views", async (c) => {
    const id = c.req.param("id");
    // The gate stores ids in memory before the article is looked up.
    if (id.length > ARTICLE_ID_MAX_LENGTH) return articleNotFound(c);
    // A page of another site opens no article, however many visitors it has.
    if (!isForeign(c) && (await counts(c, id)) && !(await views.count(id))) return articleNotFound(c);
    return c.body(null, 204);
  });

  return api;
}
