import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { cookieFetch } from "./support/browser.ts";
import { count } from "./support/database.ts";
import { send, type Sent } from "./support/send.ts";
import { ADMINISTRATOR, startTestServer, type TestServer } from "./support/server.ts";
import { buildSampleSite, removeTemporaryDirs } from "./support/site.ts";

const JSON_TYPE = { "Content-Type": "application/json" };
const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded", Accept: "application/json" };
const MULTIPART_TYPE = { "Content-Type": "multipart/form-data; boundary=x", Accept: "application/json" };
const GOOD = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101" };
const SQL = "'); DROP TABLE leads;--";
const HTML = "<script>alert(1)</script>";

/** Leads of all kinds, in JSON. */
function lead(kind: string, body: unknown): Sent {
  return { method: "POST", path: `/api/forms/${kind}`, headers: JSON_TYPE, body: JSON.stringify(body) };
}
function form(kind: string, body: string | Uint8Array, headers: Readonly<Record<string, string>> = FORM_TYPE): Sent {
  return { method: "POST", path: `/api/forms/${kind}`, headers, body };
}
function session(body: unknown, headers: Readonly<Record<string, string>> = {}): Sent {
  return { method: "POST", path: "/api/session", headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) };
}
function press(body: unknown, headers: Readonly<Record<string, string>> = {}): Sent {
  return { method: "POST", path: "/api/press", headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) };
}

function edit(body: unknown, headers: Readonly<Record<string, string>> = {}): Sent {
  return { method: "PUT", path: "/api/press/x", headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) };
}

/** Name, request, expected status and code of the first error. */
type Row = readonly [name: string, sent: Sent, status: number, code: string];

const LEADS: readonly Row[] = [
  ["broken JSON", { ...lead("interest", {}), body: "{" }, 400, "BAD_REQUEST"],
  ["an empty JSON body", { ...lead("interest", {}), body: "" }, 400, "BAD_REQUEST"],
  ["JSON that is not UTF-8", { ...lead("interest", {}), body: Uint8Array.of(0x7b, 0xff, 0x7d) }, 400, "BAD_REQUEST"],
  ["a JSON array", lead("interest", [GOOD]), 400, "BAD_REQUEST"],
  ["a JSON string", lead("interest", "name"), 400, "BAD_REQUEST"],
  ["JSON null", lead("interest", null), 400, "BAD_REQUEST"],
  ["a JSON number", lead("visit", 5), 400, "BAD_REQUEST"],
  ["deeply nested JSON", { ...lead("visit", {}), body: "[".repeat(60_000) }, 400, "BAD_REQUEST"],
  ["an empty object", lead("interest", {}), 400, "EMPTY"],
  ["nothing but blanks", lead("visit", { name: " \t", phone: "\u3000", birthdate: "\u3164" }), 400, "EMPTY"],
  ["nothing but unknown fields", lead("inquiry", { admin: true, id: 1 }), 400, "EMPTY"],
  ["nothing but a ticked box", lead("inquiry", { marketing: true }), 400, "EMPTY"],
  ["nothing but null", lead("inquiry", { name: null, phone: null }), 400, "EMPTY"],
  ["a prototype", { ...lead("inquiry", {}), body: '{"__proto__":{"name":"a","phone":"01012345678"}}' }, 400, "EMPTY"],
  ["a number for a name", lead("interest", { ...GOOD, name: 5 }), 422, "TYPE_TEXT"],
  ["an array for a name", lead("interest", { ...GOOD, name: ["홍"] }), 422, "TYPE_TEXT"],
  ["an object for a phone", lead("visit", { ...GOOD, phone: { $gt: "" } }), 422, "TYPE_TEXT"],
  ["a boolean for a birth date", lead("visit", { ...GOOD, birthdate: true }), 422, "TYPE_TEXT"],
  ["a number for a message", lead("inquiry", { ...GOOD, message: 1 }), 422, "TYPE_TEXT"],
  ["a number for a tick", lead("visit", { ...GOOD, marketing: 1 }), 422, "TYPE_TEXT"],
  ["no name", lead("interest", { ...GOOD, name: "" }), 422, "REQUIRED_FIELD_EMPTY"],
  ["no phone", lead("inquiry", { name: "홍" }), 422, "REQUIRED_FIELD_EMPTY"],
  ["no birth date", lead("visit", { name: "홍", phone: GOOD.phone }), 422, "REQUIRED_FIELD_EMPTY"],
  [
    "a lone surrogate",
    { ...lead("visit", {}), body: '{"name":"\\ud800","phone":"01012345678","birthdate":"1"}' },
    422,
    "TYPE_TEXT",
  ],
  ["a name of nothing but NUL", lead("visit", { ...GOOD, name: "\u0000\u0000" }), 422, "REQUIRED_FIELD_EMPTY"],
  ["a name of 51 letters", lead("visit", { ...GOOD, name: "가".repeat(51) }), 422, "TOO_LONG"],
  ["a message of 2001 letters", lead("visit", { ...GOOD, message: "가".repeat(2001) }), 422, "TOO_LONG"],
  ["a resident number", lead("interest", { ...GOOD, birthdate: "900101-1234567" }), 422, "NOT_ALLOWED"],
  ["a phone with a country code", lead("visit", { ...GOOD, phone: "+82 10 1234 5678" }), 422, "TYPE_PHONE"],
  ["SQL for a phone", lead("visit", { ...GOOD, phone: SQL }), 422, "TYPE_PHONE"],
  ["HTML for a phone", lead("visit", { ...GOOD, phone: HTML }), 422, "TYPE_PHONE"],
  ["SQL for a phone of an inquiry", lead("inquiry", { ...GOOD, phone: SQL }), 422, "TOO_LONG"],
  ["SQL for a birth date", lead("visit", { ...GOOD, birthdate: SQL }), 422, "TOO_LONG"],
  ["HTML for a birth date", lead("interest", { ...GOOD, birthdate: HTML }), 422, "TOO_LONG"],
  ["SQL for a date", lead("visit", { ...GOOD, visitDate: SQL }), 422, "TYPE_DATE"],
  ["HTML for a date", lead("visit", { ...GOOD, visitDate: HTML }), 422, "TYPE_DATE"],
  ["SQL for an e-mail", lead("interest", { ...GOOD, email: SQL }), 422, "TYPE_EMAIL"],
  ["the 30th of February", lead("visit", { ...GOOD, visitDate: "2026-02-30" }), 422, "TYPE_DATE"],
  ["a huge JSON body", lead("visit", { ...GOOD, message: "x".repeat(5_000_000) }), 413, "TOO_LARGE"],
  [
    "a huge body in pieces",
    { ...lead("visit", { ...GOOD, message: "x".repeat(500_000) }), chunked: true },
    413,
    "TOO_LARGE",
  ],
  ["an empty form", form("visit", ""), 400, "EMPTY"],
  ["a form of nothing", form("visit", "&&&=&="), 400, "EMPTY"],
  ["a form with broken escapes", form("visit", "name=%E0%A4&phone=01012345678&birthdate=1"), 422, "TYPE_TEXT"],
  ["a form in EUC-KR", form("visit", "name=%B1%E8&phone=01012345678&birthdate=1"), 422, "TYPE_TEXT"],
  [
    "a form that says it is EUC-KR",
    form("visit", "name=a", {
      "Content-Type": "application/x-www-form-urlencoded; charset=euc-kr",
      Accept: "application/json",
    }),
    415,
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a doubled key, of which the last counts",
    form("visit", "name=a&phone=01012345678&birthdate=1&phone=x"),
    422,
    "TYPE_PHONE",
  ],
  ["a huge form", form("visit", `name=${"x".repeat(100_000)}`), 413, "TOO_LARGE"],
  ["a multipart body that is none", form("visit", "name=a", MULTIPART_TYPE), 400, "BAD_REQUEST"],
  [
    "a multipart body cut off",
    form("visit", '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na', MULTIPART_TYPE),
    400,
    "BAD_REQUEST",
  ],
  [
    "a multipart body without a boundary",
    form("visit", "--x--", { ...MULTIPART_TYPE, "Content-Type": "multipart/form-data" }),
    400,
    "BAD_REQUEST",
  ],
  [
    "a file for a name",
    form(
      "inquiry",
      '--x\r\nContent-Disposition: form-data; name="name"; filename="a.exe"\r\n\r\na\r\n--x--\r\n',
      MULTIPART_TYPE,
    ),
    422,
    "TYPE_TEXT",
  ],
  [
    "plain text",
    form("visit", "name=a", { "Content-Type": "text/plain", Accept: "application/json" }),
    415,
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "XML",
    form("visit", "<a/>", { "Content-Type": "application/xml", Accept: "application/json" }),
    415,
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["no content type", form("visit", "name=a", { Accept: "application/json" }), 415, "UNSUPPORTED_MEDIA_TYPE"],
  [
    "a content type named like a member of every object",
    form("visit", "a", { "Content-Type": "constructor", Accept: "application/json" }),
    415,
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a compressed body",
    { ...lead("visit", GOOD), headers: { ...JSON_TYPE, "Content-Encoding": "gzip" } },
    415,
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["a kind that does not exist", lead("newsletter", GOOD), 404, "NOT_FOUND"],
  ["a kind in other letters", lead("VISIT", GOOD), 404, "NOT_FOUND"],
  ["a kind and more", lead("visit/1", GOOD), 404, "NOT_FOUND"],
  ["a lead by GET", { path: "/api/forms/visit?name=a" }, 405, "METHOD_NOT_ALLOWED"],
  ["a lead by PUT", { ...lead("visit", GOOD), method: "PUT" }, 405, "METHOD_NOT_ALLOWED"],
];

const SESSIONS: readonly Row[] = [
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
  ["a page of a sister site", session(ADMINISTRATOR, { "Sec-Fetch-Site": "same-site" }), 403, "FOREIGN_ORIGIN"],
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

const ARTICLE = { siteId: "sample", title: "제목", summary: "요약", content: "" };
const EDIT = { ...ARTICLE, seen: ARTICLE };

const PRESS: readonly Row[] = [
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
  ["an article by nobody", press(ARTICLE), 401, "SIGNED_OUT"],
  ["an article with a made-up session", press(ARTICLE, { Cookie: "danji_session=x" }), 401, "SIGNED_OUT"],
  ["an article with SQL for a session", press(ARTICLE, { Cookie: "danji_session=' OR 1=1;--" }), 401, "SIGNED_OUT"],
  [
    "an article with broken cookies",
    press(ARTICLE, { Cookie: ";;=;%;danji_session=%E0%A4;\u00ff=1" }),
    401,
    "SIGNED_OUT",
  ],
  ["an article from a foreign page", press(ARTICLE, { Origin: "https://evil.example" }), 403, "FOREIGN_ORIGIN"],
  ["an edit by nobody", edit(EDIT), 401, "SIGNED_OUT"],
  ["an edit with a made-up session", edit(EDIT, { Cookie: "danji_session=x" }), 401, "SIGNED_OUT"],
  ["an edit from a foreign page", edit(EDIT, { Origin: "https://evil.example" }), 403, "FOREIGN_ORIGIN"],
  ["an edit from a foreign form", edit(EDIT, { "Sec-Fetch-Site": "cross-site" }), 403, "FOREIGN_ORIGIN"],
  ["a removal by nobody", { ...edit({ seen: ARTICLE }), method: "DELETE" }, 401, "SIGNED_OUT"],
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
    path: `/api/admin/${path}`,
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  };
}

const ADMIN: readonly Row[] = ["sites", "leads", "state", "export", "count", "erase", "notices", "audit"].flatMap(
  (path): Row[] => [
    [`the admin page's ${path} by nobody`, adminRequest(path, { search: "" }), 401, "SIGNED_OUT"],
    [
      `the admin page's ${path} with a made-up session`,
      adminRequest(path, {}, { Cookie: "danji_session=x" }),
      401,
      "SIGNED_OUT",
    ],
    [`the admin page's ${path} with a token`, adminRequest(path, {}, { Authorization: "Bearer x" }), 401, "SIGNED_OUT"],
    [
      `the admin page's ${path} from a foreign page`,
      adminRequest(path, {}, { Origin: "https://evil.example" }),
      403,
      "FOREIGN_ORIGIN",
    ],
    [
      `the admin page's ${path} from a sister site`,
      adminRequest(path, {}, { "Sec-Fetch-Site": "same-site" }),
      403,
      "FOREIGN_ORIGIN",
    ],
    [`the admin page's ${path} by GET`, { path: `/api/admin/${path}` }, 405, "METHOD_NOT_ALLOWED"],
  ],
);

const OTHERS: readonly Row[] = [
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

const problemSchema = z.strictObject({
  error: z.string().regex(/[가-힣]/u),
  errors: z
    .array(z.strictObject({ code: z.string(), field: z.string().optional(), message: z.string().min(1) }))
    .min(1),
});

describe("wrong input", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ staticRoot: buildSampleSite() });
  });
  afterAll(async () => {
    await server.close();
    removeTemporaryDirs();
  });

  describe.each([
    ["leads", LEADS],
    ["session", SESSIONS],
    ["press", PRESS],
    ["other addresses", OTHERS],
    ["the admin page", ADMIN],
  ])("%s", (_, rows) => {
    it.each(rows)("%s", async (_name, sent, status, code) => {
      const answer = await send(server.url, sent);
      expect(answer.status).toBe(status);
      expect(answer.headers["content-type"]).toBe("application/json");
      expect(answer.headers["cache-control"]).toBe("no-store");
      const { errors } = problemSchema.parse(JSON.parse(answer.text));
      expect(errors[0]?.code).toBe(code);
      if (status === 405) expect(answer.headers["allow"]).toMatch(/^[A-Z]+(, [A-Z]+)*$/u);
    });
  });

  it.each([
    "/nope",
    "/index.html",
    "/_site/press.html",
    "/_site.json",
    "/.secret",
    "/assets",
    "/assets/",
    "/assets/main-1a2b.js/x",
    "/%00",
    "/Brand/%00intro",
    "/%E0%A4%A",
    "/%ff",
    "/../../etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/assets/..%2f.secret",
    "/assets/%2e%2e/%2e%2e/etc/passwd",
    "//evil.example/",
    "/Brand//intro",
    `/${"x".repeat(8000)}`,
  ])("answers the address %s with the page that says so", async (path) => {
    const answer = await send(server.url, { path });
    expect(answer.status).toBe(404);
    expect(answer.text).toBe("<h1>404.html</h1>");
  });

  it("does not redirect an address of two slashes to another site", async () => {
    const answer = await send(server.url, { path: "//evil.example/%2e%2e/" });
    expect([answer.status, answer.headers["location"]]).toEqual([308, "/"]);
  });

  it.each<Sent>([
    { path: "/assets\\..\\.secret" },
    { path: "/", headers: { Host: "a b" } },
    { path: "/", headers: { Host: "a/../b" } },
    { path: "http://[/" },
  ])("answers %j, which is no address, with 400", async (sent) => {
    const answer = await send(server.url, sent);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain("secret");
  });

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("takes no %s to a page", async (method) => {
    const answer = await send(server.url, { method, path: "/" });
    expect(answer.status).toBe(405);
    expect(answer.headers["allow"]).toBe("GET, HEAD");
  });

  it("refuses a signed-in administrator's articles that are none", async () => {
    const browser = cookieFetch();
    const post = (path: string, body: string): Promise<Response> =>
      browser(`${server.url}${path}`, { method: "POST", body, headers: JSON_TYPE });
    await post("/api/session", JSON.stringify(ADMINISTRATOR));
    const wrong: readonly (readonly [string, number])[] = [
      ["{", 400],
      ["[]", 422],
      ["null", 422],
      [JSON.stringify({ ...ARTICLE, title: "" }), 422],
      [JSON.stringify({ ...ARTICLE, summary: "\u0000 " }), 422],
      [JSON.stringify({ ...ARTICLE, title: 5 }), 422],
      [JSON.stringify({ ...ARTICLE, content: null }), 422],
      [JSON.stringify({ ...ARTICLE, siteId: "../x" }), 422],
      [JSON.stringify({ ...ARTICLE, title: "가".repeat(201) }), 422],
      [JSON.stringify({ ...ARTICLE, content: "가".repeat(50_001) }), 422],
      ['{"siteId":"sample","title":"\\ud800","summary":"s"}', 422],
      [JSON.stringify({ ...ARTICLE, content: "x".repeat(600_000) }), 413],
    ];
    for (const [body, status] of wrong) {
      const answer = await post("/api/press", body);
      expect(answer.status, body.slice(0, 80)).toBe(status);
      problemSchema.parse(await answer.json());
    }
  });

  it("refuses a signed-in administrator's changes that are none", async () => {
    const browser = cookieFetch();
    const ask = (method: string, path: string, body: string): Promise<Response> =>
      browser(`${server.url}${path}`, { method, body, headers: JSON_TYPE });
    await ask("POST", "/api/session", JSON.stringify(ADMINISTRATOR));
    const wrong: readonly (readonly [string, string, number])[] = [
      ["PUT", "{", 400],
      ["PUT", "null", 422],
      ["PUT", JSON.stringify(ARTICLE), 422],
      ["PUT", JSON.stringify({ ...EDIT, seen: "제목" }), 422],
      ["PUT", JSON.stringify({ ...EDIT, seen: { title: "제목" } }), 422],
      ["PUT", JSON.stringify({ ...EDIT, title: " " }), 422],
      ["PUT", JSON.stringify({ ...EDIT, content: undefined }), 422],
      ["PUT", JSON.stringify({ ...EDIT, content: "x".repeat(1_100_000) }), 413],
      ["PUT", JSON.stringify(EDIT), 404],
      ["DELETE", "[]", 422],
      ["DELETE", "{}", 422],
      ["DELETE", JSON.stringify({ seen: ARTICLE }), 404],
    ];
    for (const [method, body, status] of wrong) {
      const answer = await ask(method, "/api/press/missing", body);
      expect(answer.status, `${method} ${body.slice(0, 80)}`).toBe(status);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      problemSchema.parse(await answer.json());
    }
    await browser(`${server.url}/api/session`, { method: "DELETE" });
  });

  it("refuses a signed-in administrator's questions that are none", async () => {
    const browser = cookieFetch();
    const ask = (path: string, body: string): Promise<Response> =>
      browser(`${server.url}/api/${path}`, { method: "POST", body, headers: JSON_TYPE });
    await ask("session", JSON.stringify(ADMINISTRATOR));
    const wrong: readonly (readonly [string, string, number])[] = [
      ["leads", "{", 400],
      ["leads", "null", 422],
      ["leads", "{}", 422],
      ["leads", JSON.stringify({ search: 5 }), 422],
      ["leads", JSON.stringify({ search: "가".repeat(101) }), 422],
      ["leads", JSON.stringify({ search: "", after: "x" }), 422],
      ["leads", JSON.stringify({ search: "", after: `1.${SQL}` }), 422],
      ["leads", JSON.stringify({ search: "x".repeat(5000) }), 413],
      ["leads", JSON.stringify({ search: "", siteId: 1 }), 422],
      ["leads", JSON.stringify({ search: "", siteId: "x".repeat(65) }), 422],
      ["erase", JSON.stringify({ phone: "01012345678", siteId: null }), 422],
      ["state", JSON.stringify({ id: 1, from: "new", to: "done" }), 422],
      ["state", JSON.stringify({ id: "1", from: "new", to: "gone" }), 422],
      ["export", "{}", 422],
      ["count", JSON.stringify({ phone: "%" }), 422],
      ["erase", JSON.stringify({ phone: "" }), 422],
      ["erase", JSON.stringify({ phone: ["01012345678"] }), 422],
      ["erase", JSON.stringify({ phone: "0".repeat(41) }), 422],
      ["audit", "", 400],
    ];
    for (const [path, body, status] of wrong) {
      const answer = await ask(`admin/${path}`, body);
      expect(answer.status, `${path} ${body.slice(0, 60)}`).toBe(status);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      problemSchema.parse(await answer.json());
    }
    await browser(`${server.url}/api/session`, { method: "DELETE" });
  });

  it("has stored nothing of all this and is well", async () => {
    // Sign-ins are recorded, refused ones too.
    const others = "audit WHERE what NOT IN ('signed-in', 'sign-in-failed')";
    for (const table of ["leads", "press", others, "sessions"]) {
      const rows = table === "sessions" ? 1 : 0;
      expect(count(server.dataDir, `SELECT count(*) AS count FROM ${table}`), table).toBe(rows);
    }
    expect((await send(server.url, { path: "/api/health" })).text).toBe('{"ok":true}');
    expect(server.lines).toEqual([]);
  });
});
