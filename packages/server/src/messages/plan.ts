import type { MessageKind } from "@danji/complex/messages/compose";
import type { Lead } from "@danji/data/leads/lead";
import type { Limits } from "../limits.ts";
import type { SiteManifest } from "../manifest.ts";
import type { NewMessage, Quota } from "../store/leads-port.ts";

const DAY_MS = 24 * 3_600_000;

/** The digits of a telephone number. */
export const digitsOf = (phone: string): string => phone.replaceAll(/\D/gu, "");

/** What a message is counted for. Nobody can have a stranger's telephone filled by booking in their name, nor the purse emptied. */
function quotasOf(kind: MessageKind, phone: string, limits: Limits): readonly Quota[] {
  return [
    { key: `message ${kind} ${digitsOf(phone)}`, limit: limits.messagesPerNumberAndDay, windowMs: DAY_MS },
    { key: `messages ${kind}`, limit: limits.messagesPerDay, windowMs: DAY_MS, isShared: true },
  ];
}

/**
 * The text messages that follow a lead: after a booking the address, and with consent to advertising the news as a message
 * of its own. Both are due at once; the news waits for the morning in the outbox.
 */
export function planMessages(lead: Lead, site: SiteManifest, limits: Limits): readonly NewMessage[] {
  if (site.messages === undefined || lead.kind !== "visit") return [];
  const kinds: readonly MessageKind[] = lead.marketing ? ["booking", "news"] : ["booking"];
  return kinds.map((kind) => ({ kind, quotas: quotasOf(kind, lead.phone, limits) }));
}
