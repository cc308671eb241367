import { casesWords } from "@danji/complex/figures";
import { MESSAGE_KINDS, type MessageKind } from "@danji/complex/messages/compose";
import { MESSAGE_NAMES } from "@danji/api/leads/schema";
import type { AppContext, SiteParts } from "../http/context.ts";
import { isWithin, limitsOfSender, type WindowLimit, type WindowLimiter } from "../http/rate-limit.ts";
import type { Limits } from "../limits.ts";
import type { LeadsAdminStore } from "../store/store.ts";
import type { NewMessage } from "../messages/port.ts";

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

/** Creates the limits of a site. What is stored is counted once a minute at most; in between, what this process has taken is added. */
export function createStoredLimits({ counts, siteId, limits, clock, log }: StoredLimitsOptions) {
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
    /** Takes room for one more; answers whether there was some. Logs a limit that is near, once an hour at most. Never throws. */
    async take(of: Limited): Promise<boolean> {
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

const MINUTE_SECONDS = 60;
const MINUTE_MS = MINUTE_SECONDS * 1000;

export interface LeadLimitsOptions extends SiteParts {
  /** Counts the leads of senders at all sites of the process. */
  readonly sent: WindowLimiter;
  readonly counts: StoredCounts;
  /** Whether a request proves to come from the site: such leads are counted apart from a flood without proof. @default none does */
  readonly isProven?: ((c: AppContext) => Promise<boolean>) | undefined;
}

/** Creates the limits of what is left through the forms of one site (decision 30). Each counts what it lets through. */
export function createLeadLimits(options: LeadLimitsOptions) {
  const { site, client, limits, sent, clock, isProven = () => Promise.resolve(false) } = options;
  const stored = createStoredLimits({ ...options, siteId: site.siteKey });

  const perMinute = { perAddress: limits.leadsPerMinutePerAddress, perHop: limits.leadsPerMinutePerHop };
  const rates = (c: AppContext, name: string): readonly WindowLimit[] => [
    ...limitsOfSender(client, c, perMinute, name),
    { key: `${name} site ${site.siteKey}`, limit: limits.leadsPerMinute, windowMs: MINUTE_MS },
  ];

  return {
    /** Returns the seconds until sender and site have room for a lead outside of quarantine; 0 where they have. */
    async secondsToLeave(c: AppContext, isForeign: boolean): Promise<number> {
      if (isForeign) return MINUTE_SECONDS;
      return sent.take(rates(c, (await isProven(c)) ? "proven leads" : "leads"), clock());
    },
    async mayQuarantine(c: AppContext): Promise<boolean> {
      const hop = client.hop(c);
      const perHop = { limit: limits.quarantinedPerHourPerHop, windowMs: HOUR_MS };
      const ofSender = [
        {
          key: `quarantined network ${client.network(c)}`,
          limit: limits.quarantinedPerHourPerNetwork,
          windowMs: HOUR_MS,
        },
        ...(hop === undefined ? [] : [{ key: `quarantined hop ${hop}`, ...perHop }]),
      ];
      return sent.take(ofSender, clock()) === 0 && stored.take("quarantine");
    },
    /** Whether a form may come back: as many as leads, counted apart. */
    mayReturn: (c: AppContext) => sent.take(rates(c, "returned"), clock()) === 0,
    /** Returns the messages that follow a lead with whether there is room for each. */
    async applyTo(c: AppContext, messages: readonly Omit<NewMessage, "isAllowed">[]): Promise<readonly NewMessage[]> {
      const perHour = {
        perAddress: limits.messagesPerHourPerAddress,
        perHop: limits.messagesPerHourPerHop,
        windowMs: HOUR_MS,
      };
      const allowed: NewMessage[] = [];
      for (const message of messages) {
        const ofSender = limitsOfSender(client, c, perHour, `messages ${message.kind}`);
        const isAllowed = sent.take(ofSender, clock()) === 0 && (await stored.take(message.kind));
        allowed.push({ ...message, isAllowed });
      }
      return allowed;
    },
  };
}
