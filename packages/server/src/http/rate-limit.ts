/** Keys a limiter remembers at most; beyond them the oldest is forgotten, so that memory stays bounded under attack. */
const MAX_KEYS = 10_000;

/** Counts what each key did in a window of time. */
export interface WindowLimiter {
  /** Seconds until `key` may go on; 0 when it may now. */
  wait(key: string): number;
  /** Counts one for `key`. */
  count(key: string): void;
}

/**
 * Allows `limit` per key in each window of `windowMs`, which begins with the key's first count. Being full does not
 * count, so that whoever waits is let in.
 */
export function createWindowLimiter(limit: number, windowMs: number, clock: () => number): WindowLimiter {
  const windows = new Map<string, { readonly endsAt: number; used: number }>();

  function current(key: string): { readonly endsAt: number; used: number } | undefined {
    const window = windows.get(key);
    if (window === undefined || window.endsAt > clock()) return window;
    windows.delete(key);
    return undefined;
  }

  return {
    wait(key) {
      const window = current(key);
      return window === undefined || window.used < limit ? 0 : Math.ceil((window.endsAt - clock()) / 1000);
    },
    count(key) {
      const window = current(key);
      if (window !== undefined) {
        window.used += 1;
        return;
      }
      forgetOldest(windows, MAX_KEYS);
      windows.set(key, { endsAt: clock() + windowMs, used: 1 });
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
