import { randomBytes } from "node:crypto";
import { isOfPhone } from "@danji/api/leads/search";
import type { ReturnedForm } from "@danji/api/page-state";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { AppContext, SiteParts } from "../http/context.ts";
import { forgetOldest } from "../http/rate-limit.ts";
import type { Draft, DraftStore } from "../store/store.ts";

const TOKEN_BYTES = 16;
/** How long a returned form waits for its page to be fetched, in seconds. */
const LIFETIME_SECONDS = 10 * 60;

export type Drafts = ReturnType<typeof createDrafts>;

interface DraftsOptions extends Pick<SiteParts, "client" | "clock"> {
  readonly store: DraftStore;
  readonly cookie: string;
}

/** Keeps forms that came back without a script, until their page has been fetched, by a cookie: no address names what was typed. */
export function createDrafts({ store, cookie, client, clock }: DraftsOptions) {
  return {
    /** Keeps a form for the next fetch of `path` by this browser; answers whether it did. */
    async keep(c: AppContext, path: string, form: ReturnedForm): Promise<boolean> {
      const now = clock();
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      const draft = { form, path, expiresAt: now + LIFETIME_SECONDS * 1000 };
      if (!(await store.put(token, draft, now))) return false;
      const secure = client.isSecure(c);
      setCookie(c, cookie, token, { httpOnly: true, sameSite: "Lax", path: "/", maxAge: LIFETIME_SECONDS, secure });
      return true;
    },
    /** Returns the form that waits for this browser on `path`, if any. */
    async find(c: AppContext, path: string): Promise<ReturnedForm | undefined> {
      const token = getCookie(c, cookie);
      const draft = token === undefined ? undefined : await store.get(token);
      if (draft === undefined || draft.path.toLowerCase() !== path.toLowerCase()) return undefined;
      return draft.expiresAt > clock() ? draft.form : undefined;
    },
    /** Forgets the form that was found, once it has been shown. */
    async forget(c: AppContext): Promise<void> {
      await store.delete(getCookie(c, cookie) ?? "");
      deleteCookie(c, cookie, { path: "/" });
    },
  };
}

/** Returned forms kept in memory at once; of at most 64 KB each. */
const MAX_DRAFTS = 300;

/** Drafts in memory until they expire: what people typed is never written to the disk. For a backend of one process. */
export function createMemoryDrafts(): DraftStore {
  const drafts = new Map<string, Draft>();
  return {
    put(token, draft, now) {
      forgetOldest(drafts, MAX_DRAFTS);
      drafts.set(token, draft);
      setTimeout(() => drafts.delete(token), draft.expiresAt - now).unref();
      return true;
    },
    get: (token) => drafts.get(token),
    delete: (token) => void drafts.delete(token),
    deleteOf(phone) {
      for (const [token, { form }] of drafts)
        if (isOfPhone({ phone: form.values["phone"] ?? "" }, phone)) drafts.delete(token);
    },
  };
}
