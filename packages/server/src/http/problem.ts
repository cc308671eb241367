import type { FieldError } from "@danji/api/errors";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppContext } from "./context.ts";

/** One entry of a JSON error: about a field, or about the whole request. */
export type ProblemEntry = FieldError | { readonly code: string; readonly field?: string; readonly message: string };

/** An answer that says no: everything that JSON, a native form and a page need to say so. */
export interface Problem {
  readonly status: ContentfulStatusCode;
  readonly message: string;
  readonly errors: readonly ProblemEntry[];
  /** Seconds to wait, for 429. */
  readonly retryAfter?: number;
}

/** Returns a problem with the request as a whole. */
export function problem(status: ContentfulStatusCode, code: string, message: string): Problem {
  return { status, message, errors: [{ code, message }] };
}

/** Returns the answer to too many requests; `seconds` until the next one has a chance. */
export function tooMany(seconds: number, message: string): Problem {
  return { ...problem(429, "TOO_MANY_REQUESTS", message), retryAfter: seconds };
}

/** Answers a problem in the form that all of the JSON API has. */
export function sendProblem(c: AppContext, { status, message, errors, retryAfter }: Problem): Response {
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  return c.json({ error: message, errors }, status);
}

export const MESSAGES = {
  notFound: "요청하신 주소를 찾을 수 없습니다.",
  methodNotAllowed: "지원하지 않는 요청 방식입니다.",
  badJson: "요청을 읽을 수 없습니다. JSON 형식을 확인해 주세요.",
  badBody: "요청을 읽을 수 없습니다.",
  tooLarge: "보낸 내용이 너무 큽니다.",
  unsupported: "지원하지 않는 형식입니다.",
  invalid: "입력하신 내용을 확인해 주세요.",
  flood: "요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.",
  signedOut: "로그인이 필요합니다.",
  leadsEnded: "개인정보 보관 기간이 끝나 더는 신청을 받지 않습니다. 궁금하신 점은 전화로 문의해 주세요.",
  foreign: "다른 사이트에서 보낸 요청은 받지 않습니다.",
  failed: "서버에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.",
} as const;

/** Returns a fault as a line for the log, without the error's message, which may quote what a visitor wrote. */
export function describeError(error: unknown, method: string, route: string): string {
  const name = error instanceof Error ? error.name : typeof error;
  // A word of Node's and libSQL's errors, a status of gRPC in those of Firestore.
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const frames = error instanceof Error ? (error.stack?.split("\n").filter((line) => /^\s+at /u.test(line)) ?? []) : [];
  return [`${method} ${route}: ${name} ${code}`.trimEnd(), ...frames].join("\n");
}
