import {
  consentLinkOf,
  fillMessage,
  MESSAGE_KINDS,
  type MessageKind,
  type MessageTexts,
} from "@danji/complex/messages/compose";
import { messageForm } from "@danji/complex/messages/cp949";
import { dayWithWeekday } from "@danji/complex/day-words";
import { daysOf } from "@danji/api/leads/fields";
import { koreanDate } from "@danji/complex/sale-dates";
import {
  type ClaimedMessage,
  type Delivery,
  digitsOf,
  type MessageDriver,
  type Outbox,
  type Settlement,
} from "./port.ts";

const MINUTE_MS = 60_000;
/** Pauses before the second and every later try; after the last there is none. */
const PAUSES_MS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE_MS);

/** A site whose bookings are followed by messages. */
export interface MessageSite {
  readonly siteKey: string;
  /** Public address of the site, which links begin with. */
  readonly siteUrl: string;
  readonly texts: MessageTexts;
  readonly driver: MessageDriver;
}

export interface OutboxSenderOptions {
  readonly outbox: Outbox;
  readonly sites: readonly MessageSite[];
  readonly clock: () => number;
  /** Called with messages that will not be sent, by key and reason. */
  readonly log: (line: string) => void;
}

/** Korea has one time zone and no summer time. */
const SEOUL_MS = 9 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** When the day of advertising begins and ends in Seoul, in minutes after midnight (Network Act, art. 50 ③). */
const MORNING = 8 * 60;
const NIGHT = 21 * 60;

/** How long before the night the last one leaves, in minutes: what the carrier's own queue may add. */
const CARRIER_DELAY = 10;

/** Returns whether advertising may be sent at `now`: in Seoul from 8 in the morning until shortly before 9 in the evening. */
export function mayAdvertise(now: number): boolean {
  const sinceMidnight = ((now + SEOUL_MS) % DAY_MS) / MINUTE_MS;
  return sinceMidnight >= MORNING && sinceMidnight < NIGHT - CARRIER_DELAY;
}

const kindsAt = (now: number): readonly MessageKind[] =>
  mayAdvertise(now) ? MESSAGE_KINDS : MESSAGE_KINDS.filter((kind) => kind !== "news");

function settlementOf(delivery: Delivery, attempt: number, now: number): Settlement {
  switch (delivery.kind) {
    case "accepted":
      return { state: "sent", note: delivery.id };
    case "unknown":
      return { state: "unknown", note: delivery.reason };
    case "refused": {
      const pause = delivery.isFinal ? undefined : PAUSES_MS[attempt - 1];
      if (pause === undefined) return { state: "failed", note: delivery.reason };
      return { state: "waiting", note: delivery.reason, dueAt: now + pause };
    }
  }
}

/**
 * Creates a sender. `sendDue` sends one message after the other until none is due or `isStopped` returns true, and returns how many
 * it has taken. Any number of them may run concurrently, in one process or several: each message is claimed by one.
 * For Cloud Functions a scheduled function calls it every minute; the embedded backend's worker does.
 */
export function createOutboxSender(options: OutboxSenderOptions): {
  readonly sendDue: (isStopped?: () => boolean) => Promise<number>;
} {
  const { outbox, clock, log } = options;
  const sites = new Map(options.sites.map((site) => [site.siteKey, site]));

  async function deliver({ key, kind, lead, consentToken }: ClaimedMessage): Promise<Delivery> {
    const site = sites.get(lead.siteId);
    // No other complex may speak in its name.
    if (site === undefined) return { kind: "refused", reason: "unknown-site", isFinal: true };
    const { texts, siteUrl, driver } = site;
    const text = fillMessage(texts[kind], {
      ...lead,
      agreedOn: koreanDate(lead.createdAt),
      consentLink: consentToken && consentLinkOf(siteUrl, consentToken),
    });
    const form = messageForm(text);
    if (form === undefined) return { kind: "refused", reason: "too-long", isFinal: true };
    const confidential = [...(consentToken === null ? [] : [consentToken]), ...daysOf(lead).map(dayWithWeekday)];
    return driver.send({ key, to: digitsOf(lead.phone), text, form, confidential });
  }

  return {
    async sendDue(isStopped = () => false) {
      for (let taken = 0; ; taken += 1) {
        const claimed = isStopped() ? undefined : await outbox.claim(kindsAt(clock()), clock());
        if (claimed === undefined) return taken;
        const delivery = await deliver(claimed);
        const settlement = settlementOf(delivery, claimed.attempt, clock());
        if (settlement.state === "failed" || settlement.state === "unknown")
          log(`문자를 보내지 못했습니다 / Text message ${claimed.key} ${settlement.state}: ${settlement.note}`);
        await outbox.settle(claimed, settlement, clock());
      }
    },
  };
}
