import { randomBytes } from "node:crypto";
import type { ReturnedForm } from "@danji/data/page-state";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { AppContext, Client } from "../http/context.ts";
import { forgetOldest } from "../http/rate-limit.ts";

const COOKIE = "danji_draft";
const TOKEN_BYTES = 16;
/** How long a returned form waits for its page to be fetched, in seconds. */
const LIFETIME_SECONDS = 10 * 60;
/** Returned forms kept at once; of at most 64 KB each. */
const MAX_DRAFTS = 300;

interface Draft {
  readonly form: ReturnedForm;
  /** Page it is shown on. */
  readonly path: string;
  readonly expiresAt: number;
}

/**
 * Forms that were posted without a script and came back, until their page has been fetched. They are kept in memory and
 * named by a cookie: what people typed is never written into an address, a log or the disk.
 */
export interface Drafts {
  /** Keeps a form for the next fetch of `path` by this browser. */
  keep(c: AppContext, path: string, form: ReturnedForm): void;
  /** The form that waits for this browser on `path`, if any. */
  find(c: AppContext, path: string): ReturnedForm | undefined;
  /** Forgets the form that {@link find} found, once it has been shown. */
  forget(c: AppContext): void;
}

/** An empty keeping place. */
export function createDrafts(client: Client, clock: () => number): Drafts {
  const drafts = new Map<string, Draft>();

  return {
    keep(c, path, form) {
      forgetOldest(drafts, MAX_DRAFTS);
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      drafts.set(token, { form, path, expiresAt: clock() + LIFETIME_SECONDS * 1000 });
      const secure = client.isSecure(c);
      setCookie(c, COOKIE, token, { httpOnly: true, sameSite: "Lax", path: "/", maxAge: LIFETIME_SECONDS, secure });
    },
    find(c, path) {
      const token = getCookie(c, COOKIE);
      const draft = token === undefined ? undefined : drafts.get(token);
      if (draft === undefined || draft.path.toLowerCase() !== path.toLowerCase()) return undefined;
      return draft.expiresAt > clock() ? draft.form : undefined;
    },
    forget(c) {
      drafts.delete(getCookie(c, COOKIE) ?? "");
      deleteCookie(c, COOKIE, { path: "/" });
    },
  };
}
