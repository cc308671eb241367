/** Reasons for refusing a field, in the vocabulary of hosted form services. */
export const FIELD_ERROR_CODES = [
  "REQUIRED_FIELD_EMPTY",
  "TYPE_TEXT",
  "TYPE_EMAIL",
  "TYPE_PHONE",
  "TYPE_DATE",
  "TOO_LONG",
  "NOT_ALLOWED",
] as const;

/** One thing wrong with one field, in words for the person who filled it in. */
export interface FieldError {
  /** Name of the field as it goes over the wire, e.g. `phone`. */
  readonly field: string;
  /** Machine-readable reason. */
  readonly code: (typeof FIELD_ERROR_CODES)[number];
  /** Korean sentence shown beside the field. */
  readonly message: string;
}

/** Why a call to a port did not do what was asked. */
export type DataErrorKind = "network" | "rejected" | "limited" | "signed-out" | "server";

/**
 * The one error that ports throw. `kind` is for code, `message` is a Korean sentence for people.
 *
 * - `network`: no answer came (offline, dropped, blocked)
 * - `rejected`: the answer said that the input is not acceptable; `fields` tells which
 * - `limited`: too many attempts; `retryAfterSeconds` tells when to try again
 * - `signed-out`: the call needs an administrator and there is none (any more)
 * - `server`: the other side failed, or answered something that is not of the contract
 */
export class DataError extends Error {
  override readonly name = "DataError";
  readonly kind: DataErrorKind;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: DataErrorKind,
    message: string,
    options: { fields?: readonly FieldError[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
