import { Hono } from "hono";
import type { AppContext, AppEnv } from "../http/context.ts";
import { problem, sendProblem } from "../http/problem.ts";
import type { ViewCounter } from "../views/view-counter.ts";

/**
 * `/api/press/:id/views` where the browser has the articles from Firestore: counts an opening and answers 204, counted or not.
 *
 * @param counts Whether an opening counts, see `createViewGate`.
 */
export function createViewsApi(
  views: ViewCounter,
  counts: (c: AppContext, id: string) => Promise<boolean>,
): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  api.post("/:id/views", async (c) => {
    const id = c.req.param("id");
    if ((await counts(c, id)) && !(await views.count(id))) {
      return sendProblem(c, problem(404, "NOT_FOUND", "글을 찾을 수 없습니다."));
    }
    return c.body(null, 204);
  });
  return api;
}
