import type { MessageForm } from "@danji/complex/messages/cp949";

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
