import { casesWords } from "@danji/complex/figures";
import { MESSAGE_KINDS, type MessageKind } from "@danji/complex/messages/compose";
import { MESSAGE_NAMES } from "@danji/api/leads/schema";
import type { SiteParts } from "./http/context.ts";
import { isWithin } from "./http/rate-limit.ts";
import type { Limits } from "./limits.ts";
import type { LeadsAdminStore } from "./store/store.ts";

/** The part of a limit from which the administrator is warned. */
const NEAR = 0.8;
/** How long a count of what is stored holds, in ms: each costs reads. */
const COUNTED_MS = 60_000;
const HOUR_MS = 3_600_000;

/** What is limited for each site by what is stored: leads in quarantine, and text messages of a kind. */
type Limited = "quarantine" | MessageKind;

export type StoredCounts = Pick<LeadsAdminStore, "countMessages" | "countQuarantined">;

interface StoredLimit {
  readonly of: Limited;
  readonly hours: 1 | 24;
  readonly limit: number;
}

export interface Usage extends StoredLimit {
  readonly siteId: string;
  readonly used: number;
}

const limitsFrom = (limits: Limits): readonly StoredLimit[] => [
  { of: "quarantine", hours: 24, limit: limits.quarantinedPerDay },
  ...MESSAGE_KINDS.flatMap((of): readonly StoredLimit[] => [
    { of, hours: 1, limit: limits.messagesPerHour },
    { of, hours: 24, limit: limits.messagesPerDay },
  ]),
];

const isNear = ({ used, limit }: Pick<Usage, "used" | "limit">): boolean => used > 0 && used >= limit * NEAR;

async function count(counts: StoredCounts, siteId: string, { of, hours }: StoredLimit, now: number): Promise<number> {
  const since = now - hours * HOUR_MS;
  return of === "quarantine" ? counts.countQuarantined(siteId, since) : counts.countMessages(of, siteId, since);
}

/** Returns the limits of a site of which {@link NEAR} or more is used. */
export async function nearLimits(
  counts: StoredCounts,
  siteId: string,
  limits: Limits,
  now: number,
): Promise<readonly Usage[]> {
  const usages: Usage[] = [];
  for (const one of limitsFrom(limits)) usages.push({ ...one, siteId, used: await count(counts, siteId, one, now) });
  return usages.filter(isNear);
}

function lineOf({ siteId, of, hours, used, limit }: Usage): string {
  const words = `${hours}시간에 ${casesWords(limit)} 중 ${casesWords(used)}`;
  const figures = `${used} of ${limit} in ${hours} h`;
  return of === "quarantine"
    ? `확인 필요로 보관한 신청이 한도에 가깝습니다(${siteId}): ${words} / QUARANTINE_NEAR ${siteId}: ${figures}`
    : `문자 한도가 가깝습니다(${siteId}, ${MESSAGE_NAMES[of]}): ${words} / SMS_LIMIT_NEAR ${siteId} ${of}: ${figures}`;
}

interface StoredLimitsOptions extends Pick<SiteParts, "limits" | "clock" | "log"> {
  readonly counts: StoredCounts;
  readonly siteId: string;
}

interface StoredLimits {
  /** Takes room for one more; answers whether there was some. Logs a limit that is near, once an hour at most. Never throws. */
  take(of: Limited): Promise<boolean>;
}

/** Creates the limits of a site. What is stored is counted once a minute at most; in between, what this process has taken is added. */
export function createStoredLimits({ counts, siteId, limits, clock, log }: StoredLimitsOptions): StoredLimits {
  const known = limitsFrom(limits).map((limit) => ({
    ...limit,
    siteId,
    used: 0,
    countedAt: -Infinity,
    counted: Promise.resolve(),
    loggedAt: -Infinity,
  }));
  type Known = (typeof known)[number];

  async function recount(one: Known, now: number): Promise<void> {
    one.used = await count(counts, siteId, one, now);
  }

  function upToDate(one: Known, now: number): Promise<void> {
    if (!isWithin(one.countedAt, now, COUNTED_MS)) {
      one.countedAt = now;
      // A count that fails must not fail the lead; there is another one soon.
      one.counted = recount(one, now).catch(() => undefined);
    }
    return one.counted;
  }

  function warn(one: Known, now: number): void {
    if (!isNear(one) || isWithin(one.loggedAt, now, HOUR_MS)) return;
    one.loggedAt = now;
    log(lineOf(one));
  }

  return {
    async take(of) {
      const now = clock();
      const wanted = known.filter((one) => one.of === of);
      await Promise.all(wanted.map((one) => upToDate(one, now)));
      const hasRoom = wanted.every(({ used, limit }) => used < limit);
      for (const one of wanted) {
        if (hasRoom) one.used += 1;
        warn(one, now);
      }
      return hasRoom;
    },
  };
}
