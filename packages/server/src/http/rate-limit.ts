/** Keys a limiter remembers at most; beyond them the one unused for longest is forgotten, so that memory stays bounded under attack. */
const MAX_KEYS = 10_000;

/** How much a key may do in a window of time. */
export interface WindowLimit {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Counts in memory what each key did in a window of time. */
export interface WindowLimiter {
  /** Seconds until all of `limits` let one more through; 0 when they do now. Then each has counted it, else none. */
  take(limits: readonly WindowLimit[], now: number): number;
  /** Seconds until `limit` lets one more through. Counts nothing. */
  wait(limit: WindowLimit, now: number): number;
  /** Sets the count of a key and the end of its window. */
  set(key: string, used: number, endsAt: number): void;
}

/** Returns the whole seconds until a moment, for `Retry-After`. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1000));

/** Returns whether a period since a moment lasts; a moment ahead of now is of a clock that was wrong. */
export const isWithin = (moment: number, now: number, periodMs: number): boolean =>
  moment <= now && now - moment < periodMs;

/**
 * Windows begin with their key's first count. A refused request does not count, so waiting helps.
 */
export function createWindowLimiter(): WindowLimiter {
  const windows = new Map<string, { readonly endsAt: number; used: number }>();

  function wait({ key, limit, windowMs }: WindowLimit, now: number): number {
    if (limit === 0) return secondsUntil(now + windowMs, now);
    const window = windows.get(key);
    windows.delete(key);
    // One that ends later than any that begins now is of a clock that was ahead.
    if (window === undefined || window.endsAt <= now || window.endsAt - now > windowMs) return 0;
    // Inserted again, also when refused: eviction goes by insertion, and new addresses would evict the limit that they share.
    windows.set(key, window);
    return window.used < limit ? 0 : secondsUntil(window.endsAt, now);
  }

  function count({ key, windowMs }: WindowLimit, now: number): void {
    const window = windows.get(key);
    if (window !== undefined) {
      window.used += 1;
      return;
    }
    forgetOldest(windows, MAX_KEYS);
    windows.set(key, { endsAt: now + windowMs, used: 1 });
  }

  return {
    wait,
    set(key, used, endsAt) {
      windows.delete(key);
      forgetOldest(windows, MAX_KEYS);
      windows.set(key, { endsAt, used });
    },
    take(limits, now) {
      const seconds = Math.max(0, ...limits.map((limit) => wait(limit, now)));
      if (seconds === 0) for (const limit of limits) count(limit, now);
      return seconds;
    },
  };
}

/** Makes room in a map that keeps the order of insertion, so that it never holds more than `max` entries. */
export function forgetOldest(map: Map<string, unknown>, max: number): void {
  if (map.size < max) return;
  for (const key of map.keys()) {
    map.delete(key);
    return;
  }
}
