import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { cookieFetch } from "./support/browser.ts";
import { count } from "./support/database.ts";
import { send, type Sent } from "./support/send.ts";
import { ADMINISTRATOR, startTestServer, type TestServer } from "./support/server.ts";
import { buildSampleSite, removeTemporaryDirs } from "./support/site.ts";
import { ADMIN, ARTICLE, EDIT, PRESS, SESSIONS } from "./support/refused-administration.ts";
import { LEADS } from "./support/refused-leads.ts";
import { JSON_TYPE, OTHERS, SQL } from "./support/refused-request.ts";

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
