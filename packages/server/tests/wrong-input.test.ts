import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { count } from "./support/database.ts";
import { cookieFetch, send, type Sent } from "./support/send.ts";
import { ADMINISTRATOR, startTestServer } from "./support/server.ts";
import { buildSampleSite } from "./support/site.ts";
import { ADMIN, LEADS, OTHERS, PRESS, SESSIONS, SIGNED_IN } from "./support/refused-requests.ts";

const problemSchema = z.strictObject({
  error: z.string().regex(/[가-힣]/u),
  errors: z
    .array(z.strictObject({ code: z.string(), field: z.string().optional(), message: z.string().min(1) }))
    .min(1),
});

const server = await startTestServer({ staticRoot: buildSampleSite() });
afterAll(server.close);

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
  "/_site/press.html",
  "/.secret",
  "/%00",
  "/%E0%A4%A",
  "/../../etc/passwd",
  "/assets/..%2f.secret",
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

it.each<Sent>([{ path: "/assets\\..\\.secret" }, { path: "/", headers: { Host: "a b" } }, { path: "http://[/" }])(
  "answers %j, which is no address, with 400",
  async (sent) => {
    const answer = await send(server.url, sent);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain("secret");
  },
);

it.each(["POST", "DELETE", "OPTIONS"])("takes no %s to a page", async (method) => {
  const answer = await send(server.url, { method, path: "/" });
  expect(answer.status).toBe(405);
  expect(answer.headers["allow"]).toBe("GET, HEAD");
});

it("names the methods that an address has", async () => {
  expect((await send(server.url, { path: "/api/forms/visit" })).headers["allow"]).toBe("POST");
});

it("refuses a signed-in administrator's requests that are none", async () => {
  const browser = cookieFetch();
  const ask = (method: string, path: string, body: unknown): Promise<Response> =>
    browser(`${server.url}/api/${path}`, {
      method,
      body: JSON.stringify(body) ?? "",
      headers: { "Content-Type": "application/json" },
    });
  await ask("POST", "session", ADMINISTRATOR);
  for (const [method, path, body, status] of SIGNED_IN) {
    const answer = await ask(method, path, body);
    expect(answer.status, `${method} ${path} ${JSON.stringify(body)?.slice(0, 60)}`).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    problemSchema.parse(await answer.json());
  }
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
