import type { MessageKind } from "@danji/complex/messages/compose";
import type { Lead } from "@danji/api/leads/schema";
import type { WindowLimit } from "../http/rate-limit.ts";
import type { SiteManifest } from "../manifest.ts";
import type { NewMessage } from "../store/leads-port.ts";

const DAY_MS = 24 * 3_600_000;

export const digitsOf = (phone: string): string => phone.replaceAll(/\D/gu, "");

/** Returns the limit of one message of a kind to a number in a day, at a site (docs/product.md, 13.2). */
export const limitOfNumber = (kind: MessageKind, { siteId, phone }: Pick<Lead, "siteId" | "phone">): WindowLimit => ({
  key: `message ${siteId} ${kind} ${digitsOf(phone)}`,
  limit: 1,
  windowMs: DAY_MS,
});

/**
 * Returns the text messages that follow a lead: after a booking the address, and with consent to advertising the
 * news as a message of its own. The booking's message carries the link by which the owner of the number confirms
 * that consent; the news waits for that, and for the morning.
 */
export function planMessages(lead: Lead, site: SiteManifest): readonly Omit<NewMessage, "isAllowed">[] {
  if (site.messages === undefined || lead.kind !== "visit") return [];
  return lead.marketing ? [{ kind: "booking" }, { kind: "news", confirmedBy: "booking" }] : [{ kind: "booking" }];
}
