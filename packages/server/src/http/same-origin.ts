import type { MiddlewareHandler } from "hono";
import type { AppEnv, Client } from "./context.ts";
import { MESSAGES, problem, sendProblem } from "./problem.ts";

/** Origins such as `file://` have no host, as some requests have none: two missing hosts are not the same one. */
function isHostOf(origin: string, host: string): boolean {
  return host !== "" && URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Refuses calls that a foreign page makes with the administrator's cookie (CSRF). Browsers always send `Origin` with
 * such calls, newer ones `Sec-Fetch-Site` too, and no script can change them; a client that is no browser has no cookie to steal.
 *
 * @param siteUrl Its origin is the site's own at every host.
 * @param client Reads the host that the browser asked for, which behind Hosting is not `Host`.
 */
export function requireSameOrigin(siteUrl: string, client: Pick<Client, "host">): MiddlewareHandler<AppEnv> {
  const siteOrigin = new URL(siteUrl).origin;
  return async (c, next) => {
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const foreign =
      (site !== undefined && site !== "same-origin" && site !== "none") ||
      (origin !== undefined && origin !== siteOrigin && !isHostOf(origin, client.host(c)));
    if (foreign) return sendProblem(c, problem(403, "FOREIGN_ORIGIN", MESSAGES.foreign));
    await next();
    return undefined;
  };
}
