import { NEW_ID_PATTERN } from "@danji/api/random-id";
import { Hono } from "hono";
import { z } from "zod";
import { parseJson, readBody } from "../http/body.ts";
import type { AppContext, AppEnv, SiteParts } from "../http/context.ts";
import { problem, sendProblem } from "../http/problem.ts";
import { createSenderLimiter, createWindowLimiter } from "../http/rate-limit.ts";
import { foreignCheck } from "../http/same-origin.ts";
import type { SiteManifest } from "../manifest.ts";
import type { PressReader } from "../store/store.ts";
import { decodeCursor } from "../store/press.ts";
import { OPENING_MAX_BYTES } from "../limits.ts";

const SITE_ID_MAX_LENGTH = 64;
/** Longest id of an article, on either host. */
const ARTICLE_ID_MAX_LENGTH = 128;
const CURSOR_MAX_LENGTH = 2 * ARTICLE_ID_MAX_LENGTH;

interface PressReadingOptions extends Pick<SiteParts, "client" | "limits" | "clock"> {
  readonly press: PressReader;
  readonly site: Pick<SiteManifest, "siteUrl">;
  /** `Cache-Control` of a list and of an article. @default that of the API, `no-store` */
  readonly caching?: string | undefined;
}

function badQuery(c: AppContext, field: string): Response {
  const message = "요청을 읽을 수 없습니다. 주소를 확인해 주세요.";
  return sendProblem(c, { status: 400, message, errors: [{ code: "BAD_REQUEST", field, message }] });
}

export function articleNotFound(c: AppContext): Response {
  return sendProblem(c, problem(404, "NOT_FOUND", "글을 찾을 수 없습니다."));
}

const MINUTE_MS = 60_000;
/** How long an opening is remembered, in ms: longer than any browser or visitor tries the same one again. */
const OPENING_MS = 10 * MINUTE_MS;

const openingSchema = z.object({ opening: z.string().regex(NEW_ID_PATTERN) });

/** Creates the check whether an opening counts: each id once, and from one address so many in a minute. */
function createViewGate({ client, limits, clock }: Pick<SiteParts, "client" | "limits" | "clock">) {
  const openings = createWindowLimiter();
  const secondsToCount = createSenderLimiter(client, clock, { perAddress: limits.viewsPerMinutePerAddress });

  return async (c: AppContext, id: string): Promise<boolean> => {
    const body = await readBody(c.req.raw, ["json"], OPENING_MAX_BYTES);
    const { data } = openingSchema.safeParse(body.ok ? parseJson(body.bytes) : undefined);
    const once = { key: `${id} ${data?.opening}`, limit: 1, windowMs: OPENING_MS };
    if (data !== undefined && openings.take([once], clock()) > 0) return false;
    return secondsToCount(c) === 0;
  };
}

/** `/api/press` for readers: the list, one article, and its opening. */
export function createPressReadingApi({ press, site, caching, ...options }: PressReadingOptions): Hono<AppEnv> {
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
    const place = after === undefined || after.length > CURSOR_MAX_LENGTH ? undefined : decodeCursor(after);
    if (after !== undefined && place === undefined) return badQuery(c, "after");
    const page = await press.list(siteId, place);
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
    if (!isForeign(c) && (await counts(c, id)) && !(await press.count(id))) return articleNotFound(c);
    return c.body(null, 204);
  });

  return api;
}
