import { z } from "zod";
import { parseJson, readBody } from "../http/body.ts";
import type { AppContext, Client } from "../http/context.ts";
import { createWindowLimiter } from "../http/rate-limit.ts";
import { createSenderLimiter } from "../http/sender-limiter.ts";
import { OPENING_MAX_BYTES, type Limits } from "../limits.ts";

const MINUTE_MS = 60_000;
/** How long an opening is remembered, in ms: longer than any browser or visitor tries the same one again. */
const OPENING_MS = 10 * MINUTE_MS;

const openingSchema = z.object({ opening: z.string().regex(/^[0-9a-f]{32}$/u) });

interface ViewGateOptions {
  readonly client: Client;
  readonly limits: Limits;
  readonly clock: () => number;
}

/**
 * Creates the check whether the request that opens an article counts: each opening once, and from one address so many in a minute.
 * A request without an opening's id is an opening of its own. Remembers in memory, so each process for itself.
 */
export function createViewGate({
  client,
  limits,
  clock,
}: ViewGateOptions): (c: AppContext, id: string) => Promise<boolean> {
  const openings = createWindowLimiter();
  const secondsToCount = createSenderLimiter(client, clock, {
    perAddress: limits.viewsPerMinutePerAddress,
    perHop: limits.viewsPerMinutePerHop,
  });

  return async (c, id) => {
    const body = await readBody(c.req.raw, ["json"], OPENING_MAX_BYTES);
    const { data } = openingSchema.safeParse(body.ok ? parseJson(body.bytes) : undefined);
    const once = { key: `${id} ${data?.opening}`, limit: 1, windowMs: OPENING_MS };
    if (data !== undefined && openings.take([once], clock()) > 0) return false;
    return secondsToCount(c) === 0;
  };
}
