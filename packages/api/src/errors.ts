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
  readonly code: (typeof FIELD_ERROR_CODES)[number];
  /** Korean. */
  readonly message: string;
}

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

/** How long an answer may take, in ms. Longer than any slow network needs, shorter than a visitor's patience. */
export const REQUEST_TIMEOUT_MS = 20_000;

export const DEFAULT_MESSAGES: Readonly<Record<DataErrorKind, string>> = {
  network: "서버에 연결하지 못했습니다. 인터넷 연결을 확인해 주세요.",
  rejected: "입력하신 내용을 확인해 주세요.",
  ended: "더는 신청을 받지 않습니다.",
  limited: "요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.",
  "signed-out": "로그인이 필요합니다.",
  server: "서버에 문제가 있습니다. 잠시 후 다시 시도해 주세요.",
};

export function dataError(kind: DataErrorKind, cause?: unknown): DataError {
  return new DataError(kind, DEFAULT_MESSAGES[kind], { cause });
}
