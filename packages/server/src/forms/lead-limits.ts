import type { AppContext, SiteParts } from "../http/context.ts";
import { limitsOfSender, type WindowLimit, type WindowLimiter } from "../http/rate-limit.ts";
import { createStoredLimits, type StoredCounts } from "../stored-limits.ts";
import type { NewMessage } from "../messages/port.ts";

const MINUTE_SECONDS = 60;
const MINUTE_MS = MINUTE_SECONDS * 1000;
const HOUR_MS = 60 * MINUTE_MS;

export interface LeadLimitsOptions extends SiteParts {
  /** Counts the leads of senders at all sites of the process. */
  readonly sent: WindowLimiter;
  readonly counts: StoredCounts;
  /** Whether a request proves to come from the site: such leads are counted apart from a flood without proof. @default none does */
  readonly isProven?: ((c: AppContext) => Promise<boolean>) | undefined;
}

/** The limits of what is left through the forms of one site (decision 30). Each counts what it lets through. */
export interface LeadLimits {
  /** Returns the seconds until sender and site have room for a lead outside of quarantine; 0 where they have. */
  readonly secondsToLeave: (c: AppContext, isForeign: boolean) => Promise<number>;
  readonly mayQuarantine: (c: AppContext) => Promise<boolean>;
  /** Whether a form may come back: as many as leads, counted apart. */
  mayReturn(c: AppContext): boolean;
  /** Returns the messages that follow a lead with whether there is room for each. */
  applyTo(c: AppContext, messages: readonly Omit<NewMessage, "isAllowed">[]): Promise<readonly NewMessage[]>;
}

export function createLeadLimits(options: LeadLimitsOptions): LeadLimits {
  const { site, client, limits, sent, clock, isProven = () => Promise.resolve(false) } = options;
  const stored = createStoredLimits({ ...options, siteId: site.siteKey });

  const perMinute = { perAddress: limits.leadsPerMinutePerAddress, perHop: limits.leadsPerMinutePerHop };
  const rates = (c: AppContext, name: string): readonly WindowLimit[] => [
    ...limitsOfSender(client, c, perMinute, name),
    { key: `${name} site ${site.siteKey}`, limit: limits.leadsPerMinute, windowMs: MINUTE_MS },
  ];

  return {
    async secondsToLeave(c, isForeign) {
      if (isForeign) return MINUTE_SECONDS;
      return sent.take(rates(c, (await isProven(c)) ? "proven leads" : "leads"), clock());
    },
    async mayQuarantine(c) {
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
    mayReturn: (c) => sent.take(rates(c, "returned"), clock()) === 0,
    async applyTo(c, messages) {
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
