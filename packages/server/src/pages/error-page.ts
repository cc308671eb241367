import type { AppContext } from "../http/context.ts";
import type { Problem } from "../http/problem.ts";
import { plainPage } from "./plain-page.ts";

/**
 * Returns a page for what the site itself has no page for: one sentence and a way home. Holds nothing of the
 * request.
 */
export function errorPage(c: AppContext, { status, message, retryAfter }: Problem): Response {
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  c.header("Cache-Control", "no-store");
  return c.html(plainPage(message, ""), status);
}
