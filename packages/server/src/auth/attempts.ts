import { forgetOldest } from "../http/rate-limit.ts";

/** Failed sign-ins that are free, from one address and for one e-mail. People mistype; more than this is guessing. */
const FREE_FAILURES = 5;
/** Wait after the first failure that is not free, in ms; it doubles with each further one. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** Failures are forgotten after this time without a new one, in ms. */
const MEMORY_MS = 60 * 60_000;
const MAX_KEYS = 10_000;

interface Failures {
  readonly count: number;
  readonly blockedUntil: number;
  readonly lastAt: number;
}

/** Slows the guessing of passwords down. */
export interface SignInAttempts {
  /** Seconds until all of `keys` may try again; 0 when they may now. */
  wait(keys: readonly string[]): number;
  /** Counts a try as failed before it is checked, so that many at once are counted too. */
  begin(keys: readonly string[]): void;
  /** Forgets the failures of `keys`, for the try was right. */
  succeed(keys: readonly string[]): void;
}

/** Remembers failed sign-ins by key (an address, an e-mail) in memory. */
export function createSignInAttempts(clock: () => number): SignInAttempts {
  const failures = new Map<string, Failures>();

  return {
    wait(keys) {
      const until = Math.max(0, ...keys.map((key) => failures.get(key)?.blockedUntil ?? 0));
      return Math.max(0, Math.ceil((until - clock()) / 1000));
    },
    begin(keys) {
      const now = clock();
      for (const key of keys) {
        const known = failures.get(key);
        const count = (known !== undefined && now - known.lastAt < MEMORY_MS ? known.count : 0) + 1;
        const waitMs =
          count < FREE_FAILURES ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (count - FREE_FAILURES));
        failures.delete(key);
        forgetOldest(failures, MAX_KEYS);
        failures.set(key, { count, blockedUntil: now + waitMs, lastAt: now });
      }
    },
    succeed(keys) {
      for (const key of keys) failures.delete(key);
    },
  };
}
