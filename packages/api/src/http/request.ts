import type * as z from "zod/mini";
import {
  dataError,
  DataError,
  type DataErrorKind,
  DEFAULT_MESSAGES,
  FIELD_ERROR_CODES,
  type FieldError,
  REQUEST_TIMEOUT_MS,
} from "../errors.ts";

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

export interface HttpOptions {
  readonly fetch?: Fetch;
  /** Origin of the backend, without a slash at the end. @default the page's own */
  readonly baseUrl?: string;
}

/** How a backend is reached that keeps no session in a cookie. */
export interface HttpTokenOptions extends HttpOptions {
  /** Returns the administrator's token; `null` before signing in. @default the session is a cookie */
  readonly token?: () => Promise<string | null>;
}

/** Code of the answer to a lead after the last day of leads. */
const LEADS_ENDED = "LEADS_ENDED";

const UNPROCESSABLE = new Set([400, 403, 409, 413, 415, 422]);

/** Returns whether a value from outside is an object with named members. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Sends a request; throws `network` when no answer comes within {@link REQUEST_TIMEOUT_MS}. */
export async function request(options: HttpOptions, path: string, init: RequestInit): Promise<Response> {
  const send: Fetch = options.fetch ?? ((input, requestInit) => fetch(input, requestInit));
  try {
    return await send(`${options.baseUrl ?? ""}${path}`, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  } catch (cause) {
    throw dataError("network", cause);
  }
}

/** Sends a request of the administrator's, with their token where they have one; throws `signed-out` before signing in. */
export async function requestSignedIn(
  { token, ...options }: HttpTokenOptions,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const bearer = await token?.();
  if (bearer === null) throw dataError("signed-out");
  const headers = new Headers(init.headers);
  if (bearer !== undefined) headers.set("Authorization", `Bearer ${bearer}`);
  return request(options, path, { ...init, headers });
}

export function jsonInit(method: "POST" | "PUT" | "DELETE", body: unknown): RequestInit {
  return {
    method,
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  };
}

/** Returns the JSON of an answer; throws `network` when it breaks off and `server` when it is not JSON. */
export async function readJson(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw dataError("network", cause);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw dataError("server", cause);
  }
}

/** Returns the JSON of an answer; throws `server` too where it has another shape than `schema`. */
export async function readAs<Answer>(response: Response, schema: z.ZodMiniType<Answer>): Promise<Answer> {
  const answer = schema.safeParse(await readJson(response));
  if (!answer.success) throw dataError("server", answer.error);
  return answer.data;
}

/** Does the same for an answer that has to be ok, and throws what it says otherwise. */
export async function readAnswer<Answer>(response: Response, schema: z.ZodMiniType<Answer>): Promise<Answer> {
  if (!response.ok) throw await failure(response);
  return readAs(response, schema);
}

function kindOf(status: number): DataErrorKind {
  if (status === 401) return "signed-out";
  if (status === 429) return "limited";
  return UNPROCESSABLE.has(status) ? "rejected" : "server";
}

function readErrors(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>[] {
  const entries: readonly unknown[] = Array.isArray(body["errors"]) ? body["errors"] : [];
  return entries.filter(isRecord);
}

function readFieldErrors(body: Readonly<Record<string, unknown>>): FieldError[] {
  return readErrors(body).flatMap((entry) => {
    if (typeof entry["field"] !== "string" || typeof entry["message"] !== "string") return [];
    const code = FIELD_ERROR_CODES.find((known) => known === entry["code"]) ?? "NOT_ALLOWED";
    return [{ field: entry["field"], code, message: entry["message"] }];
  });
}

function readRetryAfter(response: Response): { retryAfterSeconds?: number } {
  const seconds = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
  return Number.isNaN(seconds) ? {} : { retryAfterSeconds: seconds };
}

/** Returns what an answer that is not ok means. Its own sentence and field errors are kept where it has them. */
export async function failure(response: Response): Promise<DataError> {
  const body = await readJson(response).catch(() => undefined);
  if (!isRecord(body)) return dataError(kindOf(response.status));
  const hasEnded = readErrors(body).some(({ code }) => code === LEADS_ENDED);
  const kind = hasEnded ? "ended" : kindOf(response.status);
  const message = typeof body["error"] === "string" ? body["error"] : DEFAULT_MESSAGES[kind];
  return new DataError(kind, message, { fields: readFieldErrors(body), ...readRetryAfter(response) });
}
