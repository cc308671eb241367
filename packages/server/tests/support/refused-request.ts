import type { Sent } from "./send.ts";

export const JSON_TYPE = { "Content-Type": "application/json" };
export const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded", Accept: "application/json" };
export const MULTIPART_TYPE = { "Content-Type": "multipart/form-data; boundary=x", Accept: "application/json" };
export const GOOD = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101" };
export const SQL = "'); DROP TABLE leads;--";
export const HTML = "<script>alert(1)</script>";

/** Name, request, expected status and code of the first error. */
export type RefusedRequest = readonly [name: string, sent: Sent, status: number, code: string];

/** Requests to addresses and methods that the interface does not have. */
export const OTHERS: readonly RefusedRequest[] = [
  ["no endpoint", { path: "/api" }, 404, "NOT_FOUND"],
  ["an unknown endpoint", { path: "/api/leads" }, 404, "NOT_FOUND"],
  [
    "posting to an unknown endpoint",
    { method: "POST", path: "/api/leads", headers: JSON_TYPE, body: "{}" },
    404,
    "NOT_FOUND",
  ],
  ["an endpoint with a slash too many", { path: "/api/session/" }, 404, "NOT_FOUND"],
  ["an endpoint with two slashes", { path: "/api//session" }, 404, "NOT_FOUND"],
  ["health by POST", { method: "POST", path: "/api/health" }, 405, "METHOD_NOT_ALLOWED"],
];
