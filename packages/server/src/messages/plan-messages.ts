import type { MessageKind } from "@danji/complex/messages/compose";
import type { Lead } from "@danji/data/leads/lead";
import type { Limits } from "../limits.ts";
import type { SiteManifest } from "../manifest.ts";
import type { NewMessage, Quota } from "../store/leads-port.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Who leaves a lead, by the keys of `Client`. */
export interface Sender {
  readonly address: string;
  readonly hop: string | undefined;
}

/** Returns the digits of a phone number. */
export const digitsOf = (phone: string): string => phone.replaceAll(/\D/gu, "");

const perHour = (kind: MessageKind, key: string, limit: number): Quota => ({
  key: `messages ${kind} ${key}`,
  limit,
  windowMs: HOUR_MS,
});

/** Returns what a message is counted for, whatever its sender: its number, against bookings that fill a person's phone, and its site. */
export function quotasOfMessage(
  kind: MessageKind,
  { siteId, phone }: Pick<Lead, "siteId" | "phone">,
  limits: Pick<Limits, "messagesPerNumberAndDay" | "messagesPerHour" | "messagesPerDay">,
): readonly Quota[] {
  return [
    { key: `message ${siteId} ${kind} ${digitsOf(phone)}`, limit: limits.messagesPerNumberAndDay, windowMs: DAY_MS },
    { ...perHour(kind, `in an hour of site ${siteId}`, limits.messagesPerHour), isShared: true },
    {
      key: `messages ${kind} in a day of site ${siteId}`,
      limit: limits.messagesPerDay,
      windowMs: DAY_MS,
      isShared: true,
    },
  ];
}

/** Returns what a message is counted for by its sender, over all sites, so that one cannot use up what all have. */
function quotasOfSender(kind: MessageKind, { address, hop }: Sender, limits: Limits): readonly Quota[] {
  return [
    perHour(kind, `of address ${address}`, limits.messagesPerHourPerAddress),
    ...(hop === undefined ? [] : [{ ...perHour(kind, `by hop ${hop}`, limits.messagesPerHourPerHop), isShared: true }]),
  ];
}

/**
 * Returns the text messages that follow a lead: after a booking the address, and with consent to advertising the
 * news as a message of its own. The booking's message carries the link by which the owner of the number confirms
 * that consent; the news waits for that, and for the morning.
 */
export function planMessages(lead: Lead, site: SiteManifest, sender: Sender, limits: Limits): readonly NewMessage[] {
  if (site.messages === undefined || lead.kind !== "visit") return [];
  const quotas = (kind: MessageKind): readonly Quota[] => [
    ...quotasOfMessage(kind, lead, limits),
    ...quotasOfSender(kind, sender, limits),
  ];
  const booking: NewMessage = { kind: "booking", quotas: quotas("booking") };
  return lead.marketing ? [booking, { kind: "news", quotas: quotas("news"), confirmedBy: "booking" }] : [booking];
}
