import { randomBytes } from "node:crypto";
import type { ReturnedForm } from "@danji/data/page-state";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { AppContext, Client } from "../http/context.ts";
import type { Quota } from "../store/leads-port.ts";
import type { DraftStore } from "./draft-store.ts";

const TOKEN_BYTES = 16;
/** How long a returned form waits for its page to be fetched, in seconds. */
const LIFETIME_SECONDS = 10 * 60;

/**
 * Forms that were posted without a script and came back, until their page has been fetched. They are named by a cookie:
 * what people typed is never written into an address or a log.
 */
export interface Drafts {
  /** Keeps a form for the next fetch of `path` by this browser, where `quotas` have room; answers whether it did. */
  keep(c: AppContext, path: string, form: ReturnedForm, quotas: readonly Quota[]): Promise<boolean>;
  /** The form that waits for this browser on `path`, if any. */
  find(c: AppContext, path: string): Promise<ReturnedForm | undefined>;
  /** Forgets the form that {@link find} found, once it has been shown. */
  forget(c: AppContext): Promise<void>;
}

/** What keeps returned forms, and how browsers name theirs. */
export interface DraftsOptions {
  readonly store: DraftStore;
  /** Name of the cookie. */
  readonly cookie: string;
  readonly client: Client;
  readonly clock: () => number;
}

/** Drafts by cookie over their store. */
export function createDrafts({ store, cookie, client, clock }: DraftsOptions): Drafts {
  return {
    async keep(c, path, form, quotas) {
      const now = clock();
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      const draft = { form, path, expiresAt: now + LIFETIME_SECONDS * 1000 };
      if (!(await store.put(token, draft, quotas, now))) return false;
      const secure = client.isSecure(c);
      setCookie(c, cookie, token, { httpOnly: true, sameSite: "Lax", path: "/", maxAge: LIFETIME_SECONDS, secure });
      return true;
    },
    async find(c, path) {
      const token = getCookie(c, cookie);
      const draft = token === undefined ? undefined : await store.get(token);
      if (draft === undefined || draft.path.toLowerCase() !== path.toLowerCase()) return undefined;
      return draft.expiresAt > clock() ? draft.form : undefined;
    },
    async forget(c) {
      await store.delete(getCookie(c, cookie) ?? "");
      deleteCookie(c, cookie, { path: "/" });
    },
  };
}
