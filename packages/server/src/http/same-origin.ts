import type { MiddlewareHandler } from "hono";
import type { AppContext, AppEnv, Client } from "./context.ts";
import { MESSAGES, problem, sendProblem } from "./problem.ts";

/** Origins such as `file://` have no host, as some requests have none: two missing hosts are not the same one. */
function isHostOf(origin: string, host: string): boolean {
  return host !== "" && URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Creates the check whether a page of another site sends a request. Browsers send `Origin` and `Sec-Fetch-Site` with each post, and no
 * script can change them; a request without either counts as the site's own.
 *
 * @param siteUrl Its origin is the site's own at every host.
 * @param client Reads the host that the browser asked for, which behind Hosting is not `Host`.
 */
export function foreignCheck(siteUrl: string, client: Pick<Client, "host">): (c: AppContext) => boolean {
  const siteOrigin = new URL(siteUrl).origin;
  return (c) => {
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    // A browser that keeps the referrer to itself names no origin to the site's own forms either.
    const isKnown = origin === undefined || origin === siteOrigin || (origin === "null" && site === "same-origin");
    return site === "cross-site" || !(isKnown || isHostOf(origin, client.host(c)));
  };
}

/** Refuses calls that a foreign page makes with the administrator's cookie (CSRF). Parameters as those of {@link foreignCheck}. */
export function requireSameOrigin(siteUrl: string, client: Pick<Client, "host">): MiddlewareHandler<AppEnv> {
  const isForeign = foreignCheck(siteUrl, client);
  return async (c, next) => {
    const site = c.req.header("Sec-Fetch-Site") ?? "none";
    if (isForeign(c) || !(site === "none" || site === "same-origin"))
      return sendProblem(c, problem(403, "FOREIGN_ORIGIN", MESSAGES.foreign));
    await next();
    return undefined;
  };
}
