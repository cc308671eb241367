import { type Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Fetch } from "@danji/api/http/request";

/** An answer as it came: no redirect followed, nothing decoded. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
  readonly bytes: Buffer;
}

/** A request as it goes out: the path to the letter, any header, any bytes. */
export interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Sends the body in chunks without a Content-Length. */
  readonly chunked?: boolean;
  /** Keeps connections for further requests. @default one for each request */
  readonly agent?: Agent;
}

/** Fields of a lead that every form takes. */
export const GOOD = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101" };
/** The same with a phone that no form for visits takes. */
export const WRONG = { ...GOOD, phone: "02-123-4567", message: "첫 줄\n둘째 줄" };

/** Sends a request that `fetch` would have put right first. */
export function send(
  url: string,
  { method = "GET", path, headers = {}, body, chunked = false, agent }: Sent,
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const known = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    // Node adds a Content-Length to a body that is sent in one piece.
    const length: Record<string, string> = chunked ? { "Transfer-Encoding": "chunked" } : known;
    const call = request(
      { hostname, port, method, path, headers: { ...length, ...headers }, agent: agent ?? false },
      (answer) => {
        const { statusCode: status = 0, headers: sent } = answer;
        buffer(answer).then((bytes) => resolve({ status, headers: sent, text: bytes.toString(), bytes }), reject);
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

/** Sends JSON. */
export function sendJson(
  url: string,
  path: string,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const body = JSON.stringify(value);
  return send(url, { method: "POST", path, body, headers: { "Content-Type": "application/json", ...headers } });
}

/** Posts as a plain form does. */
export function sendForm(
  url: string,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const body = new URLSearchParams(fields).toString();
  const type = "application/x-www-form-urlencoded";
  return send(url, { method: "POST", path, body, headers: { "Content-Type": type, Accept: "text/html", ...headers } });
}

/** A `fetch` that keeps cookies as a browser does: sets, replaces and deletes them. Redirects are left to the test. */
export function cookieFetch(): Fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("Cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const response = await fetch(input, { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      if (value === "" || line.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}
