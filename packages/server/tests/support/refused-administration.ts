import { ADMIN_METHODS } from "../../src/api/leads-admin.ts";
import type { Sent } from "./send.ts";
import { ADMINISTRATOR } from "./server.ts";
import { FORM_TYPE, JSON_TYPE, SQL, type RefusedRequest } from "./refused-request.ts";

function session(body: unknown, headers: Readonly<Record<string, string>> = {}): Sent {
  return { method: "POST", path: "/api/session", headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) };
}

function press(body: unknown, headers: Readonly<Record<string, string>> = {}): Sent {
  return { method: "POST", path: "/api/press", headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) };
}

function edit(body: unknown, headers: Readonly<Record<string, string>> = {}): Sent {
  return { method: "PUT", path: "/api/press/x", headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) };
}

/** Requests that `/api/session` refuses. */
export const SESSIONS: readonly RefusedRequest[] = [
  ["broken JSON", { ...session({}), body: "{" }, 400, "BAD_REQUEST"],
  ["no fields", session({}), 422, "REQUIRED_FIELD_EMPTY"],
  ["null", session(null), 422, "REQUIRED_FIELD_EMPTY"],
  ["an array", session([]), 422, "REQUIRED_FIELD_EMPTY"],
  ["numbers", session({ email: 1, password: 2 }), 422, "REQUIRED_FIELD_EMPTY"],
  ["an operator", session({ email: { $ne: "" }, password: { $ne: "" } }), 422, "REQUIRED_FIELD_EMPTY"],
  ["an empty password", session({ ...ADMINISTRATOR, password: "" }), 422, "REQUIRED_FIELD_EMPTY"],
  ["an endless password", session({ ...ADMINISTRATOR, password: "x".repeat(3000) }), 422, "REQUIRED_FIELD_EMPTY"],
  ["a huge body", session({ ...ADMINISTRATOR, password: "x".repeat(100_000) }), 413, "TOO_LARGE"],
  ["a plain form", { ...session({}), headers: FORM_TYPE, body: "email=a&password=b" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
  [
    "text that is JSON",
    { ...session(ADMINISTRATOR), headers: { "Content-Type": "text/plain" } },
    415,
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["a foreign page", session(ADMINISTRATOR, { Origin: "https://evil.example" }), 403, "FOREIGN_ORIGIN"],
  ["a page without an origin", session(ADMINISTRATOR, { Origin: "null" }), 403, "FOREIGN_ORIGIN"],
  [
    "a foreign page by fetch metadata",
    session(ADMINISTRATOR, { "Sec-Fetch-Site": "cross-site" }),
    403,
    "FOREIGN_ORIGIN",
  ],
  ["another origin of the same site", session(ADMINISTRATOR, { "Sec-Fetch-Site": "same-site" }), 403, "FOREIGN_ORIGIN"],
  ["SQL for an e-mail", session({ email: "' OR 1=1;--", password: "x" }), 401, "WRONG_CREDENTIALS"],
  ["a wrong password", session({ ...ADMINISTRATOR, password: "x" }), 401, "WRONG_CREDENTIALS"],
  [
    "a foreign page that signs out",
    { method: "DELETE", path: "/api/session", headers: { Origin: "https://evil.example" } },
    403,
    "FOREIGN_ORIGIN",
  ],
  ["PATCH", { method: "PATCH", path: "/api/session" }, 405, "METHOD_NOT_ALLOWED"],
];
/** An article. */
export const ARTICLE = { siteId: "sample", title: "제목", summary: "요약", content: "" };
/** A change of it that changes nothing. */
export const EDIT = { ...ARTICLE, seen: ARTICLE };

/** Requests that `/api/press` refuses. */
export const PRESS: readonly RefusedRequest[] = [
  ["a list of no site", { path: "/api/press" }, 400, "BAD_REQUEST"],
  ["a list of an empty site", { path: "/api/press?siteId=" }, 400, "BAD_REQUEST"],
  ["a list of an endless site", { path: `/api/press?siteId=${"x".repeat(1000)}` }, 400, "BAD_REQUEST"],
  ["a cursor that is none", { path: "/api/press?siteId=sample&after=x" }, 400, "BAD_REQUEST"],
  ["a cursor with SQL", { path: `/api/press?siteId=sample&after=${btoa(`["1","${SQL}"]`)}` }, 400, "BAD_REQUEST"],
  ["an empty cursor", { path: "/api/press?siteId=sample&after=" }, 400, "BAD_REQUEST"],
  ["an article that is not there", { path: "/api/press/missing" }, 404, "NOT_FOUND"],
  ["an article with SQL for an id", { path: `/api/press/${encodeURIComponent("' OR '1'='1")}` }, 404, "NOT_FOUND"],
  ["an article with NUL in its id", { path: "/api/press/%00" }, 404, "NOT_FOUND"],
  ["an article with a broken id", { path: "/api/press/%E0%A4%A" }, 404, "NOT_FOUND"],
  [
    "the opening of an article that is not there",
    { method: "POST", path: "/api/press/missing/views" },
    404,
    "NOT_FOUND",
  ],
  ["the opening by GET", { path: "/api/press/missing/views" }, 405, "METHOD_NOT_ALLOWED"],
  ["an article, signed out", press(ARTICLE), 401, "SIGNED_OUT"],
  ["an article with a made-up session", press(ARTICLE, { Cookie: "danji_session=x" }), 401, "SIGNED_OUT"],
  ["an article with SQL for a session", press(ARTICLE, { Cookie: "danji_session=' OR 1=1;--" }), 401, "SIGNED_OUT"],
  [
    "an article with broken cookies",
    press(ARTICLE, { Cookie: ";;=;%;danji_session=%E0%A4;\u00ff=1" }),
    401,
    "SIGNED_OUT",
  ],
  ["an article from a foreign page", press(ARTICLE, { Origin: "https://evil.example" }), 403, "FOREIGN_ORIGIN"],
  ["an edit, signed out", edit(EDIT), 401, "SIGNED_OUT"],
  ["an edit with a made-up session", edit(EDIT, { Cookie: "danji_session=x" }), 401, "SIGNED_OUT"],
  ["an edit from a foreign page", edit(EDIT, { Origin: "https://evil.example" }), 403, "FOREIGN_ORIGIN"],
  ["an edit from a foreign form", edit(EDIT, { "Sec-Fetch-Site": "cross-site" }), 403, "FOREIGN_ORIGIN"],
  ["a removal, signed out", { ...edit({ seen: ARTICLE }), method: "DELETE" }, 401, "SIGNED_OUT"],
  [
    "a removal from a foreign page",
    { ...edit({ seen: ARTICLE }, { Origin: "https://evil.example" }), method: "DELETE" },
    403,
    "FOREIGN_ORIGIN",
  ],
  ["changing", { method: "PATCH", path: "/api/press/x" }, 405, "METHOD_NOT_ALLOWED"],
];
function adminRequest(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Sent {
  return {
    method: "POST",
    path,
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  };
}

/** Requests that every endpoint of the admin page refuses: signed out, from another origin, or by another method. */
export const ADMIN: readonly RefusedRequest[] = Object.keys(ADMIN_METHODS).flatMap((path): RefusedRequest[] => [
  [`${path} signed out`, adminRequest(path, { search: "" }), 401, "SIGNED_OUT"],
  [`${path} with a made-up session`, adminRequest(path, {}, { Cookie: "danji_session=x" }), 401, "SIGNED_OUT"],
  [`${path} with a token`, adminRequest(path, {}, { Authorization: "Bearer x" }), 401, "SIGNED_OUT"],
  [`${path} from a foreign page`, adminRequest(path, {}, { Origin: "https://evil.example" }), 403, "FOREIGN_ORIGIN"],
  [
    `${path} from another origin of the same site`,
    adminRequest(path, {}, { "Sec-Fetch-Site": "same-site" }),
    403,
    "FOREIGN_ORIGIN",
  ],
  [`${path} by GET`, { path }, 405, "METHOD_NOT_ALLOWED"],
]);
