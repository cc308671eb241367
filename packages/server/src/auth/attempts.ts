import { forgetOldest, secondsUntil } from "../http/rate-limit.ts";

/** Wait after the first failure that is not free, in ms; it doubles with each further one. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** Failures are forgotten after this time without a new one, in ms. */
const MEMORY_MS = 60 * 60_000;
const MAX_KEYS = 10_000;

export interface AttemptsOf {
  readonly key: string;
  /** Failures that cost no wait. */
  readonly free: number;
}

interface Failures {
  readonly count: number;
  readonly blockedUntil: number;
  readonly lastAt: number;
}

export type SignInAttempts = ReturnType<typeof createSignInAttempts>;

/** Slows the guessing of passwords down. */
export function createSignInAttempts(clock: () => number) {
  const failures = new Map<string, Failures>();

  return {
    /** Returns the seconds until all of `counts` may try again; 0 when they may now. */
    wait(counts: readonly AttemptsOf[]): number {
      const now = clock();
      const waits = counts.map(({ key }) => secondsUntil(failures.get(key)?.blockedUntil ?? 0, now));
      // A longer wait is of a clock that was ahead.
      return Math.max(0, ...waits.filter((seconds) => seconds * 1000 <= LONGEST_WAIT_MS));
    },
    /** Counts a try as failed before it is checked, so that concurrent ones count too. */
    begin(counts: readonly AttemptsOf[]): void {
      const now = clock();
      for (const { key, free } of counts) {
        const known = failures.get(key);
        const count = (known !== undefined && now - known.lastAt < MEMORY_MS ? known.count : 0) + 1;
        const waitMs = count < free ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (count - free));
        failures.delete(key);
        forgetOldest(failures, MAX_KEYS);
        failures.set(key, { count, blockedUntil: now + waitMs, lastAt: now });
      }
    },
    /** Forgets the failures of `counts` after a try with the right password. */
    succeed(counts: readonly AttemptsOf[]): void {
      for (const { key } of counts) failures.delete(key);
    },
  };
}
