import type { MessageKind } from "@danji/complex/messages/compose";

/**
 * How a message stands. `sending` has been claimed and not settled; `unknown` may have been sent, and is never tried again;
 * `refused` was not queued because a limit was reached, or not sent because the consent was withdrawn.
 */
export const MESSAGE_STATES = ["waiting", "sending", "sent", "failed", "unknown", "refused"] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

/** A message that somebody has claimed, with what its lead says. */
export interface ClaimedMessage {
  /** Its lead and its kind in one: there are never two of one key. */
  readonly key: string;
  readonly kind: MessageKind;
  /** As the visitor typed it. */
  readonly phone: string;
  /** Calendar date `yyyy-mm-dd`. */
  readonly visitDate: string | null;
  /** When its lead came, in ms since 1970. */
  readonly bookedAt: number;
  /** Which try this is, from 1. */
  readonly attempt: number;
}

/** What became of a try. `note` is the carrier's name for the message or a reason, without anything of the visitor. */
export type Settlement =
  | { readonly state: "sent" | "failed" | "unknown"; readonly note: string }
  | { readonly state: "waiting"; readonly note: string; readonly dueAt: number };

/**
 * The messages that are to be sent, kept beside the leads they belong to. They hold nothing of the visitor: number and day
 * are read from the lead when one is claimed, so that with the lead all of it is gone.
 */
export interface Outbox {
  /**
   * Takes the message of these kinds that has been due longest, for nobody else to take. Before that, whatever was claimed
   * and not settled until its lease ended becomes `unknown`: its program died in between, and rather no message than two.
   * One whose lead is gone goes too; news whose consent was withdrawn is refused.
   */
  claim(kinds: readonly MessageKind[], now: number): Promise<ClaimedMessage | undefined>;
  /** Writes down what became of a claimed message. Does nothing when it has been erased since. */
  settle(claimed: ClaimedMessage, settlement: Settlement, now: number): Promise<void>;
}

/** How long a claim holds, in ms: several times what a driver may take. */
export const LEASE_MS = 120_000;
