import type { ReturnedForm } from "@danji/data/page-state";
import { isOfPhone } from "@danji/data/leads/search";
import { createWindowLimiter, forgetOldest } from "../http/rate-limit.ts";
import type { Quota } from "../store/leads-port.ts";

/** Returned forms kept in memory at once; of at most 64 KB each. */
const MAX_DRAFTS = 300;

/** A returned form that waits for its page to be fetched. */
export interface Draft {
  readonly form: ReturnedForm;
  /** Page it is shown on. */
  readonly path: string;
  readonly expiresAt: number;
}

/** Keeps returned forms by a token that only the visitor's browser has. */
export interface DraftStore {
  /** Keeps a form and counts it for each of `quotas`, unless one of them is used up: then nothing is written. Answers whether it is kept. */
  put(token: string, draft: Draft, quotas: readonly Quota[], now: number): boolean | Promise<boolean>;
  get(token: string): Draft | undefined | Promise<Draft | undefined>;
  delete(token: string): void | Promise<void>;
  /** Deletes all forms in which a phone was typed, however it was written. */
  deleteOf(phone: string): void | Promise<void>;
}

/** Drafts in memory until they expire: what people typed is never written to the disk. For a backend of one process. */
export function createMemoryDrafts(): DraftStore {
  const drafts = new Map<string, Draft>();
  const limiter = createWindowLimiter();
  return {
    put(token, draft, quotas, now) {
      if (limiter.take(quotas, now) > 0) return false;
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
