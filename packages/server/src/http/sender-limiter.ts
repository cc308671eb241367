import type { AppContext, Client } from "./context.ts";
import { createWindowLimiter } from "./rate-limit.ts";

const MINUTE_MS = 60_000;

/** What one sender may do in a minute. */
export interface SenderLimits {
  /** @default no limit */
  readonly perAddress?: number;
  /** Of all addresses behind one hop, see {@link Client}. @default no limit */
  readonly perHop?: number;
}

/**
 * Creates a count of what each sender does. The returned function counts a request, and returns the seconds until its sender may
 * send another; 0 where it may now.
 */
export function createSenderLimiter(
  client: Client,
  clock: () => number,
  { perAddress = Infinity, perHop = Infinity }: SenderLimits,
): (c: AppContext) => number {
  const sent = createWindowLimiter();
  return (c) => {
    const address = { key: client.address(c), limit: perAddress, windowMs: MINUTE_MS };
    const hop = client.hop(c);
    const limits = hop === undefined ? [address] : [address, { key: `hop ${hop}`, limit: perHop, windowMs: MINUTE_MS }];
    return sent.take(limits, clock());
  };
}
