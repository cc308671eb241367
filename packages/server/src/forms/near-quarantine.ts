import { casesWords } from "@danji/complex/figures";
import type { QuarantineUsage } from "@danji/data/leads/admin-port";
import { isWithin } from "../http/rate-limit.ts";
import type { Limits } from "../limits.ts";
import type { LeadsAdminStore } from "../store/leads-admin-port.ts";

/** The part of the quarantine from which the administrator is warned. */
const NEAR = 0.8;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How often the leads in quarantine are counted during a flood, in ms: each count costs reads. */
const PAUSE_MS = 5 * MINUTE_MS;

/** Where leads in quarantine are counted. */
type QuarantineCounts = Pick<LeadsAdminStore, "countQuarantined">;

/** Returns how much of a site's quarantine is used where that is {@link NEAR} or more of a day's, by what is stored. */
export async function nearQuarantine(
  counts: QuarantineCounts,
  siteId: string,
  { quarantinedPerDay: limit }: Limits,
  now: number,
): Promise<readonly QuarantineUsage[]> {
  const used = await counts.countQuarantined(siteId, now - DAY_MS);
  return used > 0 && used >= limit * NEAR ? [{ siteId, used, limit }] : [];
}

/** Options of {@link createQuarantineAlarm}. */
interface QuarantineAlarmOptions {
  readonly counts: QuarantineCounts;
  readonly siteId: string;
  readonly limits: Limits;
  readonly clock: () => number;
  /** Takes a line for the log of faults. */
  readonly log: (line: string) => void;
}

/**
 * Creates a check that logs a quarantine that is nearly full, once an hour at most. It counts once in five minutes at most, however
 * often it is called, and never throws.
 */
export function createQuarantineAlarm(options: QuarantineAlarmOptions): () => Promise<void> {
  const { counts, siteId, limits, clock, log } = options;
  let countedAt = -Infinity;
  let loggedAt = -Infinity;
  return async () => {
    const now = clock();
    if (isWithin(countedAt, now, PAUSE_MS) || isWithin(loggedAt, now, HOUR_MS)) return;
    countedAt = now;
    // A count that fails must not fail the lead; there is another one soon.
    for (const { used, limit } of await nearQuarantine(counts, siteId, limits, now).catch(() => [])) {
      loggedAt = now;
      log(
        `확인 필요로 보관한 신청이 한도에 가깝습니다(${siteId}): 24시간에 ${casesWords(limit)} 중 ${casesWords(used)} / QUARANTINE_NEAR ${siteId}: ${used} of ${limit} in 24 h`,
      );
    }
  };
}
