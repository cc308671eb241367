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

/** An error of one field, as shown to the user. */
export interface FieldError {
  /** Name of the field as it goes over the wire, e.g. `phone`. */
  readonly field: string;
  /** Machine-readable reason. */
  readonly code: (typeof FIELD_ERROR_CODES)[number];
  /** Korean sentence shown beside the field. */
  readonly message: string;
}

/** Reason for which a call to a port failed. */
export type DataErrorKind = "network" | "rejected" | "ended" | "limited" | "signed-out" | "server";

/**
 * The only error that ports throw. `kind` is for code, `message` a Korean sentence for users.
 *
 * - `network`: no answer came (offline, dropped, blocked)
 * - `rejected`: the input was refused; `fields` has the errors
 * - `ended`: the site takes no leads any more; another try fails too
 * - `limited`: too many attempts; retry after `retryAfterSeconds`
 * - `signed-out`: the call needs an administrator and there is none (any more)
 * - `server`: the backend failed, or its answer has another form
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
