import { setImmediate } from "node:timers/promises";

export const BATCH = 200;

/**
 * Finds and changes leads until none is left that `find` returns, {@link BATCH} at a time. Other requests are answered between two
 * batches: what the embedded store returns is no promise, and awaiting it lets no other event in.
 *
 * @param isStopped Whether the rest is left to another call.
 * @returns how many were changed.
 */
export async function inBatches(
  find: () => Promise<readonly string[]> | readonly string[],
  change: (ids: readonly string[]) => Promise<number> | number,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let count = 0;
  for (;;) {
    const ids = await find();
    // The last batch was a full one; another entry of the audit log would say that it found none.
    if (ids.length === 0 && count > 0) return count;
    count += await change(ids);
    if (ids.length < BATCH || isStopped()) return count;
    await setImmediate();
  }
}
