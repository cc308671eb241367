import { DataError, type FieldError } from "@danji/api/errors";
import type { LeadKind } from "@danji/api/leads/fields";
import { LEAD_MESSAGES } from "@danji/blocks/forms/lead-messages.ts";

/** What a form shows of the last attempt to send it. */
export interface LeadAnswer {
  readonly status: "idle" | "submitting" | "success" | "failure";
  readonly message: string;
  readonly errors: readonly FieldError[];
}

/** The form before it is sent. */
export const IDLE: LeadAnswer = { status: "idle", message: "", errors: [] };

/** Returns what a form shows after sending it failed. */
export function answerOf(kind: LeadKind, error: unknown): LeadAnswer {
  const messages = LEAD_MESSAGES[kind];
  // Anything else, e.g. the sending code that did not load, is the network's fault too.
  if (!(error instanceof DataError) || error.kind === "network")
    return { status: "failure", message: messages.failed, errors: [] };
  // The fixed wording asks for another try, which would fail too.
  if (error.kind === "ended") return { status: "failure", message: error.message, errors: [] };
  const hint = error.kind === "limited" ? `\n${error.message}` : "";
  return { status: "failure", message: messages.rejected + hint, errors: error.fields };
}
