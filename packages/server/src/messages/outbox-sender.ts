import {
  consentLinkOf,
  fillMessage,
  MESSAGE_KINDS,
  type MessageKind,
  type MessageTexts,
} from "@danji/complex/messages/compose";
import { messageForm } from "@danji/complex/messages/length";
import { dayWithWeekday } from "@danji/complex/day-words";
import { koreanDate } from "@danji/complex/sale-dates";
import type { ClaimedMessage, Outbox, Settlement } from "./outbox-port.ts";
import { digitsOf } from "./plan-messages.ts";
import type { Delivery, MessageDriver } from "./port.ts";
import { mayAdvertise } from "./quiet-hours.ts";

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

/** Options of {@link createOutboxSender}. */
export interface OutboxSenderOptions {
  readonly outbox: Outbox;
  readonly sites: readonly MessageSite[];
  readonly clock: () => number;
  /** Called with messages that will not be sent, by key and reason. */
  readonly log: (line: string) => void;
  /** Called after a run that has taken messages; warns when a limit is near. */
  readonly warn: () => Promise<void>;
}

/** The kinds that may be sent at `now`. */
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
  const { outbox, clock, log, warn } = options;
  const sites = new Map(options.sites.map((site) => [site.siteKey, site]));

  async function deliver(message: ClaimedMessage): Promise<Delivery> {
    const { key, kind, phone, visitDate, bookedAt, consentToken } = message;
    const site = sites.get(message.siteId);
    // No other complex may speak in its name.
    if (site === undefined) return { kind: "refused", reason: "unknown-site", isFinal: true };
    const { texts, siteUrl, driver } = site;
    const text = fillMessage(texts[kind], {
      visitDate,
      agreedOn: koreanDate(bookedAt),
      consentLink: consentToken && consentLinkOf(siteUrl, consentToken),
    });
    const form = messageForm(text);
    if (form === undefined) return { kind: "refused", reason: "too-long", isFinal: true };
    const day = visitDate && dayWithWeekday(visitDate);
    const confidential = [consentToken, day].filter((part) => part !== null);
    return driver.send({ key, to: digitsOf(phone), text, form, confidential });
  }

  return {
    async sendDue(isStopped = () => false) {
      for (let taken = 0; ; taken += 1) {
        const claimed = isStopped() ? undefined : await outbox.claim(kindsAt(clock()), clock());
        if (claimed === undefined) {
          // A run without messages has nothing new to count, and counting costs reads.
          if (taken > 0) await warn();
          return taken;
        }
        const delivery = await deliver(claimed);
        const settlement = settlementOf(delivery, claimed.attempt, clock());
        if (settlement.state === "failed" || settlement.state === "unknown")
          log(`문자를 보내지 못했습니다 / Text message ${claimed.key} ${settlement.state}: ${settlement.note}`);
        await outbox.settle(claimed, settlement, clock());
      }
    },
  };
}
