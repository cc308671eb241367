import type { AppContext, Client } from "./context.ts";

/** Keys a limiter remembers at most; beyond them the one unused for longest is forgotten, so that memory stays bounded under attack. */
const MAX_KEYS = 10_000;

export interface WindowLimit {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

export type WindowLimiter = ReturnType<typeof createWindowLimiter>;

/** Returns the whole seconds until a moment, for `Retry-After`. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1000));

/** Returns whether a period since a moment lasts; a moment ahead of now is of a clock that was wrong. */
export const isWithin = (moment: number, now: number, periodMs: number): boolean =>
  moment <= now && now - moment < periodMs;

/** Creates a limiter in memory whose windows begin with their key's first count. A refused request does not count, so waiting helps. */
export function createWindowLimiter() {
  const windows = new Map<string, { readonly endsAt: number; used: number }>();

  /** Returns the seconds until `limit` lets one more through. Counts nothing. */
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
    /** Returns the seconds until all of `limits` let one more through; 0 when they do now. Then each has counted it, else none. */
    take(limits: readonly WindowLimit[], now: number): number {
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

const MINUTE_MS = 60_000;

interface SenderLimits {
  readonly perAddress: number;
  /** Of all addresses behind one hop, see {@link Client}. @default no limit */
  readonly perHop?: number;
  /** @default a minute */
  readonly windowMs?: number;
}

/** Returns the limits of a request's sender, by its address and its hop. `name` keeps them apart from others of one limiter. */
export function limitsOfSender(
  client: Client,
  c: AppContext,
  { perAddress, perHop = Infinity, windowMs = MINUTE_MS }: SenderLimits,
  name = "",
): readonly WindowLimit[] {
  const hop = client.hop(c);
  return [
    { key: `${name} address ${client.address(c)}`, limit: perAddress, windowMs },
    ...(hop === undefined ? [] : [{ key: `${name} hop ${hop}`, limit: perHop, windowMs }]),
  ];
}

/** Creates a function that counts a request, and returns the seconds until its sender may send another. */
export function createSenderLimiter(
  client: Client,
  clock: () => number,
  limits: SenderLimits,
): (c: AppContext) => number {
  const sent = createWindowLimiter();
  return (c) => sent.take(limitsOfSender(client, c, limits), clock());
}
