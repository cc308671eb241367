import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EmbeddedOptions } from "../src/embedded.ts";
import { cookieFetch } from "./support/browser.ts";
import { readLeads } from "./support/database.ts";
import { send, sendForm, sendJson } from "./support/send.ts";
import { startTestServer, type TestServer } from "./support/server.ts";
import { buildSampleSite, removeTemporaryDirs, sampleSite } from "./support/site.ts";

const GOOD = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101" };
const WRONG = { ...GOOD, phone: "02-123-4567", message: "첫 줄\n둘째 줄" };
const MINUTE_MS = 60_000;

let server: TestServer;
let now = Date.now();

/** Starts the backend that the tests ask, in place of the one there was. */
async function restart(changes: Partial<EmbeddedOptions>): Promise<void> {
  await server.close();
  await start(changes);
}

async function start(changes: Partial<EmbeddedOptions> = {}): Promise<void> {
  server = await startTestServer({ clock: () => now, ...changes });
}

beforeEach(() => start());
afterEach(() => server.close());
afterAll(removeTemporaryDirs);

describe("leads sent by scripts", () => {
  it("answers as a hosted form service does", async () => {
    const answer = await sendJson(server.url, "/api/forms/interest", GOOD);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ ok: true, next: "/thanks" });
    expect(readLeads(server.dataDir)).toMatchObject([{ kind: "interest", ...GOOD, marketing: 0, consent: 0 }]);
  });

  it.each([
    ["a form that asks for JSON", { Accept: "application/json" }],
    ["a form of an older script", { Accept: "*/*", "X-Requested-With": "XMLHttpRequest" }],
  ])("answers %s in JSON", async (_, headers) => {
    const answer = await sendForm(server.url, "/api/forms/visit", GOOD, headers);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { ok: true, next: "/thanks" }]);
  });

  it("reads multipart forms", async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...GOOD, message: "가\r\n나", unknown: "x" }))
      body.append(name, value);
    const headers = { Accept: "application/json" };
    const answer = await fetch(`${server.url}/api/forms/visit`, { method: "POST", body, headers });
    expect(answer.status).toBe(200);
    expect(readLeads(server.dataDir)).toMatchObject([{ ...GOOD, message: "가\n나" }]);
  });

  it("cleans what people cannot see before it is stored", async () => {
    await sendJson(server.url, "/api/forms/visit", {
      ...GOOD,
      name: " 홍\u0000길\u202e동\u0007 ",
      phone: "０１０－１２３４－５６７８",
      message: "가\u0000나\u001b[31m\r\n다",
    });
    expect(readLeads(server.dataDir)).toMatchObject([
      { name: "홍길동", phone: "010-1234-5678", message: "가나[31m\n다" },
    ]);
  });

  it("stores only what belongs to the kind", async () => {
    await sendJson(server.url, "/api/forms/interest", {
      ...GOOD,
      message: "팝업에는 없는 칸",
      id: 99,
      created_at: 0,
      constructor: "x",
      residence: "x",
    });
    expect(readLeads(server.dataDir)).toMatchObject([{ ...GOOD, message: null }]);
    expect(readLeads(server.dataDir)).toHaveLength(1);
  });

  it.each(["x", " ", "\n", 5, true])(
    "gives a robot that fills the hidden field with %j the same answer",
    async (_gotcha) => {
      for (const fields of [GOOD, WRONG, {}]) {
        const answer = await sendJson(server.url, "/api/forms/visit", { ...fields, _gotcha });
        expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { ok: true, next: "/thanks" }]);
      }
      expect(readLeads(server.dataDir)).toEqual([]);
    },
  );

  it("asks for a ticked box where the complex does, and stores what was agreed to", async () => {
    await restart({ site: sampleSite({ consent: "checkbox", consentVersion: "2026-03", seedPress: [] }) });
    const refused = await sendJson(server.url, "/api/forms/interest", GOOD);
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.text)).toMatchObject({ errors: [{ field: "consent", code: "REQUIRED_FIELD_EMPTY" }] });
    const agreed = await sendJson(server.url, "/api/forms/interest", { ...GOOD, consent: true, marketing: "on" });
    expect(agreed.status).toBe(200);
    expect(readLeads(server.dataDir)).toMatchObject([
      { consent: 1, consent_mode: "checkbox", consent_version: "2026-03", marketing: 1 },
    ]);
  });
});

describe("limits of leads", () => {
  it("counts what is stored by address, and says when to come again", async () => {
    await restart({ limits: { leadsPerMinutePerAddress: 2 } });
    for (const fields of [WRONG, GOOD, WRONG, GOOD]) await sendJson(server.url, "/api/forms/visit", fields);
    now += 20_000;
    const answer = await sendJson(server.url, "/api/forms/visit", GOOD);
    expect(answer.status).toBe(429);
    expect(answer.headers["retry-after"]).toBe("40");
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ code: "TOO_MANY_REQUESTS" }] });
    expect(readLeads(server.dataDir)).toHaveLength(2);
    now += MINUTE_MS;
    expect((await sendJson(server.url, "/api/forms/visit", GOOD)).status).toBe(200);
  });

  it("counts what is stored in all", async () => {
    await restart({ trustProxy: true, limits: { leadsPerMinute: 2 } });
    const statuses = [];
    for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) {
      const headers = { "X-Forwarded-For": `203.0.113.9, ${address}` };
      statuses.push((await sendJson(server.url, "/api/forms/visit", GOOD, headers)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("takes addresses in one IPv6 network for one, and believes no stranger's header", async () => {
    await restart({ trustProxy: true, limits: { leadsPerMinutePerAddress: 1 } });
    const post = async (address: string): Promise<number> =>
      (await sendJson(server.url, "/api/forms/visit", GOOD, { "X-Forwarded-For": address })).status;
    expect([await post("2001:db8::1"), await post("2001:db8:0:0:ffff::2"), await post("2001:db8:1::1")]).toEqual([
      200, 429, 200,
    ]);
    await restart({ limits: { leadsPerMinutePerAddress: 1 } });
    expect([await post("192.0.2.1"), await post("192.0.2.2")]).toEqual([200, 429]);
  });

  it("turns a flood away before it is read", async () => {
    await restart({ limits: { postsPerMinutePerAddress: 3 } });
    const statuses = [];
    for (let index = 0; index < 4; index += 1) {
      statuses.push((await send(server.url, { method: "POST", path: "/api/forms/visit", body: "{" })).status);
    }
    expect(statuses).toEqual([415, 415, 415, 429]);
    expect((await send(server.url, { path: "/api/health" })).status).toBe(200);
  });
});

describe("leads sent without a script", () => {
  const render: EmbeddedOptions["render"] = async ({ url, state }) => {
    await Promise.resolve();
    return { status: 200, html: JSON.stringify({ url, ...state }) };
  };
  const postFrom = (referer: string, fields: Readonly<Record<string, string>>, kind = "visit"): Promise<Response> =>
    browser(`${server.url}/api/forms/${kind}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Accept: "text/html", Referer: referer },
    });
  let browser = cookieFetch();

  beforeEach(async () => {
    browser = cookieFetch();
    await restart({ staticRoot: buildSampleSite(), render });
  });

  it("sends the visitor to the page that says thank you", async () => {
    const answer = await postFrom(`${server.url}/`, { ...GOOD, _gotcha: "" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/thanks"]);
    expect(readLeads(server.dataDir)).toHaveLength(1);
    const robot = await postFrom(`${server.url}/`, { ...GOOD, _gotcha: "x" });
    expect([robot.status, robot.headers.get("Location")]).toEqual([303, "/thanks"]);
    expect(readLeads(server.dataDir)).toHaveLength(1);
  });

  it("brings the form back once with what was typed and what is wrong with it", async () => {
    const answer = await postFrom(`${server.url}/Promotion/Customer`, WRONG);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/Promotion/Customer#visit-form"]);
    expect(answer.headers.get("Set-Cookie")).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/u);

    expect(await (await browser(`${server.url}/Brand/intro`, {})).text()).toBe("<h1>Brand/intro.html</h1>");
    const page = await browser(`${server.url}/promotion/customer?from=kakao`, {});
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(await page.json()).toEqual({
      url: "/promotion/customer?from=kakao",
      form: {
        kind: "visit",
        values: expect.objectContaining(WRONG),
        errors: [{ field: "phone", code: "TYPE_PHONE", message: expect.stringContaining("예: 01012345678") }],
        message: "예약에 실패했습니다. 다시 시도해주세요.",
      },
    });
    const again = await browser(`${server.url}/Promotion/Customer`, {});
    expect(await again.text()).toBe("<h1>Promotion/Customer.html</h1>");
    expect(readLeads(server.dataDir)).toEqual([]);
  });

  it("shows the form to nobody else, and not for ever", async () => {
    await postFrom(`${server.url}/`, WRONG);
    expect(await (await fetch(`${server.url}/`)).text()).toBe("<h1>index.html</h1>");
    now += 10 * MINUTE_MS;
    expect(await (await browser(`${server.url}/`, {})).text()).toBe("<h1>index.html</h1>");
  });

  it.each([
    ["no referer", "", "visit", "/Promotion/Customer#visit-form"],
    ["no referer of an inquiry", "", "inquiry", "/sample/customer#inquiry-form"],
    ["a foreign page", "https://evil.example/Brand/intro", "visit", "/Promotion/Customer#visit-form"],
    ["a page we do not know", "/nope", "visit", "/Promotion/Customer#visit-form"],
    ["an address that leads away", "//evil.example/", "visit", "/Promotion/Customer#visit-form"],
    ["a page of a site", "/sample/customer", "inquiry", "/sample/customer#inquiry-form"],
    ["the home page", "/?utm=x", "visit", "/#visit-form"],
  ])("goes back by %s", async (_, referer, kind, location) => {
    const from = referer.startsWith("/") ? server.url + referer : referer;
    expect((await postFrom(from, { name: "홍" }, kind)).headers.get("Location")).toBe(location);
  });

  it("brings the form back when too many have been stored", async () => {
    await restart({ staticRoot: buildSampleSite(), render, limits: { leadsPerMinutePerAddress: 1 } });
    await postFrom(`${server.url}/`, GOOD);
    expect((await postFrom(`${server.url}/`, GOOD)).headers.get("Location")).toBe("/#visit-form");
    const page = await browser(`${server.url}/`, {});
    expect(await page.json()).toMatchObject({
      form: { values: GOOD, errors: [], message: expect.stringContaining("너무 많") },
    });
  });

  it("keeps the page when it cannot be rendered, and tells the log without what was typed", async () => {
    const failing = (): Promise<never> => Promise.reject(new Error(`rendering ${WRONG.name}`));
    await restart({ staticRoot: buildSampleSite(), render: failing });
    await postFrom(`${server.url}/`, WRONG);
    expect(await (await browser(`${server.url}/`, {})).text()).toBe("<h1>index.html</h1>");
    expect(server.lines).toHaveLength(1);
    expect(server.lines.join()).not.toContain(WRONG.name);
  });

  it("answers a body it cannot read with a page", async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
    const body = `name=${"x".repeat(100_000)}`;
    const answer = await send(server.url, { method: "POST", path: "/api/forms/visit", headers, body });
    expect(answer.status).toBe(413);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.text).toContain("보낸 내용이 너무 큽니다.");
  });
});
