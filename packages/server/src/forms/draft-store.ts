import type { ReturnedForm } from "@danji/data/page-state";
import { forgetOldest } from "../http/rate-limit.ts";

/** Returned forms kept in memory at once; of at most 64 KB each. */
const MAX_DRAFTS = 300;

/** A returned form that waits for its page to be fetched. */
export interface Draft {
  readonly form: ReturnedForm;
  /** Page it is shown on. */
  readonly path: string;
  /** ms since 1970. */
  readonly expiresAt: number;
}

/** Keeps returned forms by a token that only the visitor's browser has. */
export interface DraftStore {
  put(token: string, draft: Draft): void | Promise<void>;
  get(token: string): Draft | undefined | Promise<Draft | undefined>;
  delete(token: string): void | Promise<void>;
}

/** Drafts in memory: what people typed is never written to the disk. For a backend of one process. */
export function createMemoryDrafts(): DraftStore {
  const drafts = new Map<string, Draft>();
  return {
    put(token, draft) {
      forgetOldest(drafts, MAX_DRAFTS);
      drafts.set(token, draft);
    },
    get: (token) => drafts.get(token),
    delete: (token) => void drafts.delete(token),
  };
}
