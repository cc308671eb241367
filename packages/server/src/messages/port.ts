import { randomBytes } from "node:crypto";
import type { MessageForm } from "@danji/complex/messages/cp949";
import type { MessageKind } from "@danji/complex/messages/compose";
import type { Lead } from "@danji/api/leads/schema";
import type { SiteManifest } from "../manifest.ts";

export interface OutgoingMessage {
  /** Unique key of the message, by which the carrier recognises a repetition. */
  readonly key: string;
  /** Digits of a Korean mobile number. */
  readonly to: string;
  /** In letters of CP949, at most as long as its form allows. */
  readonly text: string;
  readonly form: MessageForm;
  /** Parts of the text that nothing but the message may hold: the token of a consent link, the day of the visit. */
  readonly confidential: readonly string[];
}

/** What became of a message that was handed to a driver. Reasons are codes: they never quote what a visitor wrote. */
export type Delivery =
  /** It is on its way; `id` is the carrier's own name for it. */
  | { readonly kind: "accepted"; readonly id: string }
  /** It was certainly not sent. Where that is final, trying again would change nothing. */
  | { readonly kind: "refused"; readonly reason: string; readonly isFinal: boolean }
  /** Unknown whether it was sent; a retry could send it twice. */
  | { readonly kind: "unknown"; readonly reason: string };

export interface MessageDriver {
  /** Tries to send one message, once. Never throws. */
  send(message: OutgoingMessage): Promise<Delivery>;
}

/** A text message that follows a lead. It is queued unless its number had one of its kind within a day. */
export interface NewMessage {
  readonly kind: MessageKind;
  /** Whether the limits have room for it; else it is written down as refused. */
  readonly isAllowed: boolean;
  /** Kind of the message before it whose link confirms this one; queued only along with that. @default sent without */
  readonly confirmedBy?: MessageKind;
}

/**
 * How a message stands. `sending` has been claimed and not settled; `unknown` may have been sent, and is never tried again;
 * `waiting-confirmation` waits for the owner of the number; `refused` was not queued because a limit was reached, or not sent
 * because the consent was not confirmed in time or withdrawn.
 */
export const MESSAGE_STATES = [
  "waiting-confirmation",
  "waiting",
  "sending",
  "sent",
  "failed",
  "unknown",
  "refused",
] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

export interface ClaimedMessage {
  /** Its lead and its kind in one: there are never two of one key. */
  readonly key: string;
  readonly kind: MessageKind;
  readonly lead: Lead;
  /** Which try this is, from 1. */
  readonly attempt: number;
  /** Token of the consent that its link confirms or withdraws; `null` where there is none. */
  readonly consentToken: string | null;
}

/** The consent to advertising behind a token. */
export interface MessageConsent {
  readonly leadId: string;
  readonly siteId: string;
  /** Phone of its lead, as the visitor typed it. */
  readonly phone: string;
  readonly state: "unconfirmed" | "confirmed" | "withdrawn";
}

/** What became of a try. `note` is the carrier's name for the message or a reason, without anything of the visitor. */
export type Settlement =
  | { readonly state: "sent" | "failed" | "unknown"; readonly note: string }
  | { readonly state: "waiting"; readonly note: string; readonly dueAt: number };

/** The messages that are to be sent. They hold nothing of the visitor: a lead is read when its message is claimed. */
export interface Outbox {
  /**
   * Claims the message of these kinds that has been due longest; what was claimed and not settled in time becomes `unknown`, as rather no
   * message than two is sent, and news without a confirmed consent is refused.
   */
  claim(kinds: readonly MessageKind[], now: number): Promise<ClaimedMessage | undefined>;
  /** Writes down what became of a claimed message. Does nothing when it has been erased since. */
  settle(claimed: ClaimedMessage, settlement: Settlement, now: number): Promise<void>;
  /** The consent behind a token; `undefined` where there is none, or it was not confirmed in time. */
  consentOf(token: string, now: number): Promise<MessageConsent | undefined>;
  /** Makes the message that waits for this confirmation due. Does nothing where none does. */
  confirm(token: string, now: number): Promise<void>;
}

/** How long a message waits for its confirmation, in ms: a week. */
export const CONFIRMATION_MS = 7 * 24 * 3_600_000;

const TOKEN_BYTES = 16;

/** Returns a random token for the link that confirms or withdraws a consent. */
export const newConsentToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** How long a claim holds, in ms: several times what a driver may take. */
export const LEASE_MS = 120_000;

export interface AddedMessage {
  readonly kind: MessageKind;
  /** Whether its limits let it be sent; else it is written down as refused. */
  readonly isAllowed: boolean;
  /** Token of the consent that it waits for; `null` where it waits for none. */
  readonly consentToken: string | null;
}

interface InitialState {
  readonly state: MessageState;
  readonly note: string;
  /** When it is due, or its confirmation too late, in ms since 1970. */
  readonly dueAt: number;
}

/** Returns the state in which a message is stored, whatever stores it. */
export function initialStateOf({ isAllowed, consentToken }: AddedMessage, now: number): InitialState {
  if (!isAllowed) return { state: "refused", note: "limit", dueAt: now };
  if (consentToken === null) return { state: "waiting", note: "", dueAt: now };
  return { state: "waiting-confirmation", note: "", dueAt: now + CONFIRMATION_MS };
}

interface StoredConsent extends Pick<InitialState, "state" | "dueAt">, Omit<MessageConsent, "state"> {
  readonly marketing: boolean;
}

/** Returns the consent behind a stored message; `undefined` where it was not confirmed in time. */
export function consentFrom(
  { leadId, siteId, phone, marketing, state, dueAt }: StoredConsent,
  now: number,
): MessageConsent | undefined {
  const consent = { leadId, siteId, phone };
  if (!marketing) return { ...consent, state: "withdrawn" };
  if (state === "refused") return undefined;
  if (state !== "waiting-confirmation") return { ...consent, state: "confirmed" };
  return dueAt > now ? { ...consent, state: "unconfirmed" } : undefined;
}

/** How long a number gets no second message of a kind from a site, in ms (docs/product.md, 13.2). */
export const NUMBER_MS = 24 * 3_600_000;

export const digitsOf = (phone: string): string => phone.replaceAll(/\D/gu, "");

/** Returns the text messages that follow a booking: the address, and with consent to advertising the news, which wait for a confirmation. */
export function planMessages(lead: Lead, site: SiteManifest): readonly Omit<NewMessage, "isAllowed">[] {
  if (site.messages === undefined || lead.kind !== "visit") return [];
  return lead.marketing ? [{ kind: "booking" }, { kind: "news", confirmedBy: "booking" }] : [{ kind: "booking" }];
}
