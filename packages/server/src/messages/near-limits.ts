import { casesWords } from "@danji/complex/figures";
import { MESSAGE_KINDS } from "@danji/complex/messages/compose";
import type { MessageUsage } from "@danji/data/leads/admin-port";
import { ADMIN_MESSAGE_NAMES } from "@danji/data/leads/csv";
import { isWithin } from "../http/rate-limit.ts";
import type { Limits } from "../limits.ts";
import type { LeadsAdminStore } from "../store/leads-admin-port.ts";

/** The part of a limit from which the administrator is warned. */
const NEAR = 0.8;
const HOUR_MS = 3_600_000;

/** Where messages are counted. */
export type MessageCounts = Pick<LeadsAdminStore, "countMessages">;

/** Returns the limits of a site's text messages of which {@link NEAR} or more is used, by what is stored. */
export async function nearLimits(
  counts: MessageCounts,
  siteId: string,
  limits: Limits,
  now: number,
): Promise<MessageUsage[]> {
  const usages: MessageUsage[] = [];
  for (const kind of MESSAGE_KINDS)
    for (const [hours, limit] of [
      [1, limits.messagesPerHour],
      [24, limits.messagesPerDay],
    ] as const) {
      const used = await counts.countMessages(kind, siteId, now - hours * HOUR_MS);
      usages.push({ siteId, kind, hours, limit, used });
    }
  return usages.filter(({ used, limit }) => used >= limit * NEAR);
}

/** Options of {@link createLimitAlarm}. */
interface LimitAlarmOptions {
  readonly counts: MessageCounts;
  readonly siteIds: readonly string[];
  readonly limits: Limits;
  readonly clock: () => number;
  /** Takes a line for the log of faults. */
  readonly log: (line: string) => void;
}

/** Creates a check that logs each limit of text messages that is near, once an hour at most for each site, kind and period. */
export function createLimitAlarm({ counts, siteIds, limits, clock, log }: LimitAlarmOptions): () => Promise<void> {
  const loggedAt = new Map<string, number>();
  return async () => {
    const now = clock();
    for (const siteId of siteIds)
      for (const { kind, hours, used, limit } of await nearLimits(counts, siteId, limits, now)) {
        const key = `${siteId} ${kind} ${hours}`;
        if (isWithin(loggedAt.get(key) ?? -Infinity, now, HOUR_MS)) continue;
        loggedAt.set(key, now);
        log(
          `문자 한도가 가깝습니다(${siteId}, ${ADMIN_MESSAGE_NAMES[kind]}): ${hours}시간에 ${casesWords(limit)} 중 ${casesWords(used)} / SMS_LIMIT_NEAR ${siteId} ${kind}: ${used} of ${limit} in ${hours} h`,
        );
      }
  };
}
