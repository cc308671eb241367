import { DataError, type DataErrorKind, type FieldError } from "./errors.ts";

/** How long an answer may take, in ms. Longer than any slow network needs, shorter than a visitor's patience. */
export const REQUEST_TIMEOUT_MS = 20_000;

/** Default message of each kind of failure. */
export const DEFAULT_MESSAGES: Readonly<Record<DataErrorKind, string>> = {
  network: "서버에 연결하지 못했습니다. 인터넷 연결을 확인해 주세요.",
  rejected: "입력한 내용을 확인해 주세요.",
  ended: "더는 신청을 받지 않습니다.",
  limited: "요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.",
  "signed-out": "로그인이 필요합니다.",
  server: "서버에 문제가 있습니다. 잠시 후 다시 시도해 주세요.",
};

/** Returns a `DataError` of `kind` with the sentence that belongs to it. */
export function dataError(kind: DataErrorKind, cause?: unknown): DataError {
  return new DataError(kind, DEFAULT_MESSAGES[kind], { cause });
}

/** Returns a `rejected` error for fields, which says what is wrong with the first of them. */
export function rejectedFields(fields: readonly FieldError[]): DataError {
  return new DataError("rejected", fields[0]?.message ?? DEFAULT_MESSAGES.rejected, { fields });
}
