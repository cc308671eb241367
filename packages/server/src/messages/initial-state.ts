import type { MessageKind } from "@danji/complex/messages/compose";
import { CONFIRMATION_MS, type MessageConsent, type MessageState } from "./outbox-port.ts";

/** A message as it is put into the outbox. */
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

/** What is stored of a consent. */
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
