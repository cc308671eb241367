import { createApp } from "../../src/app.ts";
import { createCookieAccounts } from "../../src/auth/accounts.ts";
import { createClient } from "../../src/http/context.ts";
import { WITHOUT_CDN } from "../../src/pages/caching.ts";
import { sampleSite } from "./site.ts";
import { GOOD, type Sent } from "./send.ts";
import { ADMINISTRATOR } from "./server.ts";

const client = createClient("socket");
/** A list needs no database. */
const store = Object.create(null);
const { routes } = createApp(store, {
  sites: [{ site: sampleSite() }],
  client,
  accounts: createCookieAccounts(store, client, Date.now),
  caching: WITHOUT_CDN,
});

/** Methods of each endpoint of the embedded backend, by its pattern. */
export const ENDPOINTS: ReadonlyMap<string, readonly string[]> = routes
  .filter(({ path, method }) => path.startsWith("/api/") && method !== "ALL")
  .reduce((all, { path, method }) => all.set(path, [...(all.get(path) ?? []), method]), new Map<string, string[]>());

const JSON_TYPE = { "Content-Type": "application/json" };
const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded", Accept: "application/json" };
const MULTIPART_TYPE = { "Content-Type": "multipart/form-data; boundary=x", Accept: "application/json" };
const SQL = "'); DROP TABLE leads;--";
const FOREIGN = { Origin: "https://evil.example" };
const MADE_UP = { Cookie: "danji_session=x" };

type Headers = Readonly<Record<string, string>>;

/** Name, request, expected status and code of the first error. */
export type RefusedRequest = readonly [name: string, sent: Sent, status: number, code: string];

const send = (method: string, path: string, body: unknown, headers: Headers = {}): Sent => ({
  method,
  path,
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(body),
});
const lead = (kind: string, body: unknown): Sent => send("POST", `/api/forms/${kind}`, body);
const raw = (body: string | Uint8Array, headers: Headers = JSON_TYPE): Sent => ({
  method: "POST",
  path: "/api/forms/visit",
  headers,
  body,
});
const typed = (type: string): Headers => ({ "Content-Type": type, Accept: "application/json" });

/** What a form refuses of a body. Which value a field takes is covered by `packages/api/src/leads/rules.test.ts`. */
export const LEADS: readonly RefusedRequest[] = [
  ["broken JSON", raw("{"), 400, "BAD_REQUEST"],
  ["an empty JSON body", raw(""), 400, "BAD_REQUEST"],
  ["JSON that is not UTF-8", raw(Uint8Array.of(0x7b, 0xff, 0x7d)), 400, "BAD_REQUEST"],
  ["a JSON array", lead("interest", [GOOD]), 400, "BAD_REQUEST"],
  ["deeply nested JSON", raw("[".repeat(60_000)), 400, "BAD_REQUEST"],
  ["an empty object", lead("interest", {}), 400, "EMPTY"],
  ["nothing but blanks", lead("visit", { name: " \t", phone: "\u3000", birthdate: "\u3164" }), 400, "EMPTY"],
  ["nothing but a ticked box", lead("inquiry", { marketing: true }), 400, "EMPTY"],
  ["a prototype", raw('{"__proto__":{"name":"a","phone":"01012345678"}}'), 400, "EMPTY"],
  ["a number for a name", lead("interest", { ...GOOD, name: 5 }), 422, "TYPE_TEXT"],
  ["an object for a phone", lead("visit", { ...GOOD, phone: { $gt: "" } }), 422, "TYPE_TEXT"],
  ["a number for a tick", lead("visit", { ...GOOD, marketing: 1 }), 422, "TYPE_TEXT"],
  ["a lone surrogate", raw('{"name":"\\ud800","phone":"01012345678","birthdate":"1"}'), 422, "TYPE_TEXT"],
  ["no phone", lead("inquiry", { name: "홍" }), 422, "REQUIRED_FIELD_EMPTY"],
  ["a resident number", lead("interest", { ...GOOD, birthdate: "900101-1234567" }), 422, "NOT_ALLOWED"],
  ["SQL for a phone", lead("visit", { ...GOOD, phone: SQL }), 422, "TYPE_PHONE"],
  ["a huge JSON body", lead("visit", { ...GOOD, message: "x".repeat(5_000_000) }), 413, "TOO_LARGE"],
  ["a huge body in pieces", { ...raw("x".repeat(500_000)), chunked: true }, 413, "TOO_LARGE"],
  ["an empty form", raw("", FORM_TYPE), 400, "EMPTY"],
  ["a form in EUC-KR", raw("name=%B1%E8&phone=01012345678&birthdate=1", FORM_TYPE), 422, "TYPE_TEXT"],
  [
    "a doubled key, of which the last counts",
    raw("phone=01012345678&name=a&birthdate=1&phone=x", FORM_TYPE),
    422,
    "TYPE_PHONE",
  ],
  ["a huge form", raw(`name=${"x".repeat(100_000)}`, FORM_TYPE), 413, "TOO_LARGE"],
  ["a multipart body that is none", raw("name=a", MULTIPART_TYPE), 400, "BAD_REQUEST"],
  ["a multipart body without a boundary", raw("--x--", typed("multipart/form-data")), 400, "BAD_REQUEST"],
  [
    "a file for a name",
    raw('--x\r\nContent-Disposition: form-data; name="name"; filename="a.exe"\r\n\r\na\r\n--x--\r\n', MULTIPART_TYPE),
    422,
    "TYPE_TEXT",
  ],
  ["plain text", raw("name=a", typed("text/plain")), 415, "UNSUPPORTED_MEDIA_TYPE"],
  [
    "another character set",
    raw("name=a", typed("application/x-www-form-urlencoded; charset=euc-kr")),
    415,
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["no content type", raw("name=a", { Accept: "application/json" }), 415, "UNSUPPORTED_MEDIA_TYPE"],
  ["a content type named like a member of every object", raw("a", typed("constructor")), 415, "UNSUPPORTED_MEDIA_TYPE"],
  ["a compressed body", raw("x", { ...JSON_TYPE, "Content-Encoding": "gzip" }), 415, "UNSUPPORTED_MEDIA_TYPE"],
  ["a kind that does not exist", lead("newsletter", GOOD), 404, "NOT_FOUND"],
  ["a lead by GET", { path: "/api/forms/visit?name=a" }, 405, "METHOD_NOT_ALLOWED"],
];

const session = (body: unknown, headers: Headers = {}): Sent => send("POST", "/api/session", body, headers);

/** Requests that `/api/session` refuses. */
export const SESSIONS: readonly RefusedRequest[] = [
  ["broken JSON", { ...session({}), body: "{" }, 400, "BAD_REQUEST"],
  ["null", session(null), 422, "REQUIRED_FIELD_EMPTY"],
  ["an operator", session({ email: { $ne: "" }, password: { $ne: "" } }), 422, "REQUIRED_FIELD_EMPTY"],
  ["an empty password", session({ ...ADMINISTRATOR, password: "" }), 422, "REQUIRED_FIELD_EMPTY"],
  ["an endless password", session({ ...ADMINISTRATOR, password: "x".repeat(3000) }), 422, "REQUIRED_FIELD_EMPTY"],
  ["a huge body", session({ ...ADMINISTRATOR, password: "x".repeat(100_000) }), 413, "TOO_LARGE"],
  ["a plain form", { ...session({}, FORM_TYPE), body: "email=a&password=b" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
  ["a foreign page", session(ADMINISTRATOR, FOREIGN), 403, "FOREIGN_ORIGIN"],
  ["a page without an origin", session(ADMINISTRATOR, { Origin: "null" }), 403, "FOREIGN_ORIGIN"],
  ["another origin of the same site", session(ADMINISTRATOR, { "Sec-Fetch-Site": "same-site" }), 403, "FOREIGN_ORIGIN"],
  ["SQL for an e-mail", session({ email: "' OR 1=1;--", password: "x" }), 401, "WRONG_CREDENTIALS"],
  ["a foreign page that signs out", send("DELETE", "/api/session", {}, FOREIGN), 403, "FOREIGN_ORIGIN"],
  ["PATCH", { method: "PATCH", path: "/api/session" }, 405, "METHOD_NOT_ALLOWED"],
];

/** An article. */
export const ARTICLE = { siteId: "sample", title: "제목", summary: "요약", content: "" };
/** A change of it that changes nothing. */
export const EDIT = { ...ARTICLE, seen: ARTICLE };

const WRITES = [
  ["POST", "/api/press", ARTICLE],
  ["PUT", "/api/press/x", EDIT],
  ["DELETE", "/api/press/x", { seen: ARTICLE }],
  ["POST", "/api/press/x/removal", { seen: ARTICLE }],
] as const;

/** Requests that `/api/press` refuses. */
export const PRESS: readonly RefusedRequest[] = [
  ["a list of no site", { path: "/api/press" }, 400, "BAD_REQUEST"],
  ["a list of an endless site", { path: `/api/press?siteId=${"x".repeat(1000)}` }, 400, "BAD_REQUEST"],
  ["a cursor that is none", { path: "/api/press?siteId=sample&after=x" }, 400, "BAD_REQUEST"],
  [
    "a cursor of an earlier release",
    { path: "/api/press?siteId=sample&after=1700000000.123456000.a" },
    400,
    "BAD_REQUEST",
  ],
  ["a cursor with SQL", { path: `/api/press?siteId=sample&after=${btoa(`["1","${SQL}"]`)}` }, 400, "BAD_REQUEST"],
  ["an article with SQL for an id", { path: `/api/press/${encodeURIComponent("' OR '1'='1")}` }, 404, "NOT_FOUND"],
  ["an article with NUL in its id", { path: "/api/press/%00" }, 404, "NOT_FOUND"],
  ["an article with a broken id", { path: "/api/press/%E0%A4%A" }, 404, "NOT_FOUND"],
  ["the opening of no article", { method: "POST", path: "/api/press/missing/views" }, 404, "NOT_FOUND"],
  ["the opening by GET", { path: "/api/press/missing/views" }, 405, "METHOD_NOT_ALLOWED"],
  [
    "broken cookies",
    send("POST", "/api/press", ARTICLE, { Cookie: ";;=;%;danji_session=%E0%A4;\u00ff=1" }),
    401,
    "SIGNED_OUT",
  ],
  ...WRITES.flatMap(([method, path, body]): RefusedRequest[] => [
    [`${method} ${path} signed out`, send(method, path, body), 401, "SIGNED_OUT"],
    [`${method} ${path} with a made-up session`, send(method, path, body, MADE_UP), 401, "SIGNED_OUT"],
    [`${method} ${path} from a foreign page`, send(method, path, body, FOREIGN), 403, "FOREIGN_ORIGIN"],
  ]),
  ["PATCH", { method: "PATCH", path: "/api/press/x" }, 405, "METHOD_NOT_ALLOWED"],
];

/** Addresses of the admin page's endpoints. */
export const ADMIN_PATHS = [...ENDPOINTS.keys()].filter((path) => path.startsWith("/api/admin/"));

/** Requests that every endpoint of the admin page refuses: signed out, from another origin, or by another method. */
export const ADMIN: readonly RefusedRequest[] = ADMIN_PATHS.flatMap((path): RefusedRequest[] => [
  [`${path} signed out`, send("POST", path, { search: "" }), 401, "SIGNED_OUT"],
  [`${path} with a made-up session`, send("POST", path, {}, MADE_UP), 401, "SIGNED_OUT"],
  [`${path} with a token`, send("POST", path, {}, { Authorization: "Bearer x" }), 401, "SIGNED_OUT"],
  [`${path} from a foreign page`, send("POST", path, {}, FOREIGN), 403, "FOREIGN_ORIGIN"],
  [`${path} by GET`, { path }, 405, "METHOD_NOT_ALLOWED"],
]);

/** Requests to addresses and methods that the interface does not have. */
export const OTHERS: readonly RefusedRequest[] = [
  ["no endpoint", { path: "/api" }, 404, "NOT_FOUND"],
  ["an unknown endpoint", send("POST", "/api/leads", {}), 404, "NOT_FOUND"],
  ["an endpoint with a slash too many", { path: "/api/session/" }, 404, "NOT_FOUND"],
  ["an endpoint with two slashes", { path: "/api//session" }, 404, "NOT_FOUND"],
  ["health by POST", { method: "POST", path: "/api/health" }, 405, "METHOD_NOT_ALLOWED"],
];

/** Method, address, body and status of what the signed-in administrator is refused. */
export const SIGNED_IN: readonly (readonly [method: string, path: string, body: unknown, status: number])[] = [
  ["POST", "press", null, 422],
  ["POST", "press", { ...ARTICLE, summary: "\u0000 " }, 422],
  ["POST", "press", { ...ARTICLE, title: 5 }, 422],
  ["POST", "press", { ...ARTICLE, siteId: "../x" }, 422],
  ["POST", "press", { ...ARTICLE, content: "가".repeat(50_001) }, 422],
  ["POST", "press", { ...ARTICLE, content: "x".repeat(600_000) }, 413],
  ["PUT", "press/missing", ARTICLE, 422],
  ["PUT", "press/missing", { ...EDIT, seen: { title: "제목" } }, 422],
  ["PUT", "press/missing", { ...EDIT, content: "x".repeat(1_100_000) }, 413],
  ["PUT", "press/missing", EDIT, 404],
  ["DELETE", "press/missing", {}, 422],
  ["DELETE", "press/missing", { seen: ARTICLE }, 404],
  ["POST", "press/missing/removal", { seen: ARTICLE }, 404],
  ["POST", "admin/leads", null, 422],
  ["POST", "admin/leads", { search: 5 }, 422],
  ["POST", "admin/leads", { search: "가".repeat(101) }, 422],
  ["POST", "admin/leads", { search: "", after: `1.${SQL}` }, 422],
  ["POST", "admin/leads", { search: "", siteId: "x".repeat(65) }, 422],
  ["POST", "admin/state", { id: 1, from: "new", to: "done" }, 422],
  ["POST", "admin/state", { id: "1", from: "new", to: "gone" }, 422],
  ["POST", "admin/export", {}, 422],
  ["POST", "admin/count", { phone: "%", siteId: "" }, 422],
  ["POST", "admin/erase", { phone: "01012345678", siteId: null }, 422],
  ["POST", "admin/erase", { phone: "0".repeat(41), siteId: "" }, 422],
  // What cannot be undone is done at all sites only where that is said.
  ["POST", "admin/erase", { phone: "01012345678" }, 422],
  ["POST", "admin/withdraw", { phone: "01012345678" }, 422],
  ["POST", "admin/audit", undefined, 400],
];
