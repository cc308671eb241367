import type { MiddlewareHandler } from "hono";
import type { AppContext, AppEnv } from "./context.ts";
import { MESSAGES, problem, sendProblem } from "./problem.ts";

function isOwnOrigin(c: AppContext, origin: string, siteOrigin: string): boolean {
  if (origin === siteOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === c.req.header("Host");
}

/**
 * Refuses calls that a foreign page makes with the administrator's cookie (CSRF). Browsers always send `Origin` with
 * such calls, newer ones `Sec-Fetch-Site` too, and no script can change them; a client that is no browser has no cookie to steal.
 */
export function requireSameOrigin(siteUrl: string): MiddlewareHandler<AppEnv> {
  const siteOrigin = new URL(siteUrl).origin;
  return async (c, next) => {
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const foreign =
      (site !== undefined && site !== "same-origin" && site !== "none") ||
      (origin !== undefined && !isOwnOrigin(c, origin, siteOrigin));
    if (foreign) return sendProblem(c, problem(403, "FOREIGN_ORIGIN", MESSAGES.foreign));
    await next();
    return undefined;
  };
}
