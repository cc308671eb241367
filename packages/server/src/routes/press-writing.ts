import type { FieldError } from "@danji/api/errors";
import { article, type ArticleOutcome } from "@danji/api/press/schema";
import { checkDraft, checkTexts, cleanDraft, cleanTexts } from "@danji/api/press/rules";
import { NEW_ID_PATTERN } from "@danji/api/random-id";
import { Hono } from "hono";
import { z } from "zod";
import type { AppContext, AppEnv } from "../http/context.ts";
import { MESSAGES, sendProblem } from "../http/problem.ts";
import { requireSameOrigin } from "../http/same-origin.ts";
import type { AuditContext, Press } from "../store/store.ts";
import { ARTICLE_EDIT_MAX_BYTES, ARTICLE_MAX_BYTES } from "../limits.ts";
import { type AdministratorApiOptions, readAdministratorRequest } from "./administrator-request.ts";
import { articleNotFound } from "./press-reading.ts";

const { siteId, title, summary, content } = article.shape;
const texts = { title, summary, content };
const draftSchema = z
  .object({ ...texts, id: z.string().regex(NEW_ID_PATTERN).optional(), siteId, content: z.string().default("") })
  .transform(cleanDraft);
const removalSchema = z.object({ seen: z.object(texts) });
const editSchema = removalSchema
  .extend(texts)
  .transform(({ seen, ...written }) => ({ seen, texts: cleanTexts(written) }));

function wrongTypes({ issues }: z.ZodError): readonly FieldError[] {
  const fields = new Set(issues.map((issue) => String(issue.path[0] ?? "")));
  return [...fields].map((field) => ({ field, code: "TYPE_TEXT", message: MESSAGES.invalid }));
}

interface PressWritingOptions extends AdministratorApiOptions {
  readonly press: Press;
}

const idOf = (c: AppContext): string => c.req.param("id") ?? "";

function answer(c: AppContext, outcome: ArticleOutcome): Response {
  if (outcome.status === "missing") return articleNotFound(c);
  if (outcome.status === "done") return c.json(outcome.article);
  const message = "다른 곳에서 먼저 고친 글입니다.";
  return c.json({ error: message, errors: [{ code: "CHANGED", message }], article: outcome.article }, 409);
}

/** `/api/press` for the administrator: posting, editing and deleting. */
export function createPressWritingApi({ press, ...options }: PressWritingOptions): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  const own = requireSameOrigin(options.site.siteUrl, options.client);

  /** Creates the handler of a request of a schema, in which `check` finds nothing wrong. */
  const handle =
    <Asked>(
      maxBytes: number,
      schema: z.ZodType<Asked>,
      check: (asked: Asked) => readonly FieldError[],
      work: (c: AppContext, asked: Asked, by: AuditContext) => Promise<Response>,
    ) =>
    async (c: AppContext): Promise<Response> => {
      const sent = await readAdministratorRequest(c, options, maxBytes);
      if (sent instanceof Response) return sent;
      const { data, error } = schema.safeParse(sent.json);
      const errors = error === undefined ? check(data) : wrongTypes(error);
      if (error !== undefined || errors.length > 0)
        return sendProblem(c, { status: 422, message: errors[0]?.message ?? MESSAGES.invalid, errors });
      return work(c, data, sent.by);
    };

  const post = handle(ARTICLE_MAX_BYTES, draftSchema, checkDraft, async (c, draft, by) =>
    c.json(await press.post(draft, by), 201),
  );
  const edit = handle(
    ARTICLE_EDIT_MAX_BYTES,
    editSchema,
    ({ texts: written }) => checkTexts(written),
    async (c, { seen, texts: written }, by) => answer(c, await press.edit(idOf(c), seen, written, by)),
  );
  const remove = handle(
    ARTICLE_EDIT_MAX_BYTES,
    removalSchema,
    () => [],
    async (c, { seen }, by) => answer(c, await press.remove(idOf(c), seen, by)),
  );
  api.post("/", own, post);
  api.put("/:id", own, edit);
  api.delete("/:id", own, remove);
  // Google's front end refuses a `DELETE` with a body, so the site's own pages ask in this way.
  api.post("/:id/removal", own, remove);

  return api;
}
