import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type AppEnv, createClient } from "../src/http/context.ts";
import { createSites, type HostedSite, readHosts } from "../src/sites.ts";
import { StartError } from "../src/start-error.ts";
import { inspect, storedLeads } from "./support/database.ts";
import { type Answer, GOOD, send, sendForm, sendJson } from "./support/send.ts";
import { ADMINISTRATOR, PATIENCE, startForTest, type TestOptions, type TestServer, written } from "./support/server.ts";
import { sampleSite, temporaryDir } from "./support/site.ts";

const [FIRST, SECOND] = ["sample.example", "other.example"];

const article = (title: string) => ({ title, summary: "요약", content: "내용", date: "2026-01-01T00:00:00Z" });
const first = sampleSite({
  seedPress: [article("첫째 글")],
  messages: { booking: "첫째 단지입니다.", news: "(광고)[첫째] {consentLink}" },
});
const second = sampleSite({
  siteKey: "other",
  siteName: "다른 단지",
  siteUrl: `https://${SECOND}`,
  seedPress: [article("둘째 글")],
  consent: "checkbox",
  consentVersion: "2",
  messages: { booking: "둘째 단지입니다.\n{consentLink}", news: "(광고)[둘째]" },
});

/** A built site of one page. */
function pagesOf(text: string): string {
  const folder = temporaryDir();
  writeFileSync(join(folder, "index.html"), `<h1>${text}</h1>`);
  writeFileSync(join(folder, "404.html"), `<h1>Not Found ${text}</h1>`);
  return folder;
}

const start = (changes: TestOptions = {}) =>
  startForTest({
    site: first,
    staticRoot: pagesOf("첫째"),
    furtherSites: [{ site: second, staticRoot: pagesOf("둘째") }],
    ...changes,
  });
const get = (server: TestServer, host: string, path = "/"): Promise<Answer> =>
  send(server.url, { path, headers: { Host: host } });
const post = (server: TestServer, host: string, path: string, body: unknown, headers = {}): Promise<Answer> =>
  sendJson(server.url, path, body, { Host: host, ...headers });

/** Leaves a lead at a host. */
const book = (server: TestServer, host: string, changes = {}) =>
  post(server, host, "/api/forms/visit", { ...GOOD, consent: "true", ...changes });

/** Signs in at a host, and returns the cookie. */
async function signIn(server: TestServer, host: string): Promise<string> {
  const { status, headers } = await post(server, host, "/api/session", ADMINISTRATOR, { Origin: `https://${host}` });
  expect(status).toBe(200);
  return [headers["set-cookie"] ?? []]
    .flat()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

describe("pages", () => {
  it("come from the site of the host, with its letters and port as they may be", async () => {
    const server = await start();
    for (const host of [FIRST, "Sample.Example:443", "sample.localhost", "localhost", "127.0.0.1:4173", "[::1]:80"])
      expect((await get(server, host)).text, host).toContain("첫째");
    for (const host of [SECOND, "OTHER.example:8080", "other.example.", "other.localhost:4173"])
      expect((await get(server, host)).text, host).toContain("둘째");
    expect((await get(server, SECOND, "/nowhere")).text).toContain("Not Found 둘째");
  });

  it("of a host that is none of the sites' are not there, in words that name no site", async () => {
    const server = await start();
    for (const host of ["evil.example", "sample.example.evil.example", "192.0.2.1"]) {
      const { status, text } = await get(server, host);
      expect([status, /첫째|둘째|sample|other/u.test(text)], host).toEqual([421, false]);
    }
    expect((await post(server, "evil.example", "/api/forms/interest", GOOD)).status).toBe(421);
    expect(await storedLeads(server.dataDir)).toEqual([]);
    expect((await get(server, "evil.example", "/api/health")).status).toBe(200);
  });

  it("lead from a host with or without www to the one of the site, with path and query", async () => {
    const server = await start();
    const { status, headers } = await get(server, `www.${SECOND}`, "/Brand/intro?a=1");
    expect([status, headers["location"]]).toEqual([308, `https://${SECOND}/Brand/intro?a=1`]);
  });

  it("are those of further hosts too, where they are named", async () => {
    const server = await start({ hosts: readHosts("preview.example = other, 10.0.0.5=sample") });
    expect((await get(server, "preview.example:8080")).text).toContain("둘째");
    expect((await get(server, "10.0.0.5")).text).toContain("첫째");
  });
});

describe("what is stored", () => {
  it("is the lead of the site whose form was sent, without a field that says so, each once", async () => {
    const server = await start();
    const headers = { "Idempotency-Key": "0123456789abcdef0123456789abcdef" };
    const lead = { ...GOOD, consent: "true", siteId: "sample" };
    for (const host of [SECOND, FIRST, SECOND, FIRST]) await post(server, host, "/api/forms/interest", lead, headers);
    expect(await storedLeads(server.dataDir)).toMatchObject([
      { siteId: "other", consentMode: "checkbox", consentVersion: "2" },
      { siteId: "sample", consentMode: "notice" },
    ]);
  });

  it("is the press of each site, by its own feed and list", async () => {
    const server = await start();
    for (const [host, own, other] of [
      [FIRST, "첫째 글", "둘째 글"],
      [SECOND, "둘째 글", "첫째 글"],
    ] as const) {
      const { text } = await get(server, host, "/rss.xml");
      expect(text).toContain(own);
      expect(text).toContain(`https://${host}/`);
      expect(text).not.toContain(other);
    }
  });

  it("counts what a site may take for that site, and what a sender may send for all", async () => {
    const server = await start({ limits: { leadsPerMinute: 1 } });
    for (const host of [FIRST, FIRST, SECOND]) expect((await book(server, host)).status).toBe(200);
    const row = z.object({ site: z.string(), quarantined: z.number() });
    const rows = (from: TestServer) =>
      inspect(from.dataDir, (db) => db.all(row, "SELECT site_id AS site, quarantined FROM leads ORDER BY id"));
    expect(rows(server).map(({ site, quarantined }) => `${site} ${quarantined}`)).toEqual([
      "sample 0",
      "sample 1",
      "other 0",
    ]);
    const strict = await start({ limits: { leadsPerMinutePerAddress: 1 } });
    for (const host of [FIRST, SECOND]) await book(strict, host);
    expect(rows(strict).map(({ quarantined }) => quarantined)).toEqual([0, 1]);
  });
});

it("text messages have a link to their own site, which withdraws the consent to that alone", async () => {
  const server = await start();
  for (const host of [FIRST, SECOND]) await book(server, host, { marketing: "on" });
  await expect.poll(() => written(server.dataDir), PATIENCE).toHaveLength(2);
  expect(written(server.dataDir)).toContainEqual(expect.stringContaining("\nhttps://other.example/api/consent/…"));
  const row = z.object({ token: z.string() });
  const sql =
    "SELECT consent_token AS token FROM outbox JOIN leads ON leads.id = lead_id WHERE site_id = 'other' AND consent_token IS NOT NULL";
  const [confirmed] = inspect(server.dataDir, (db) => db.all(row, sql));
  await sendForm(server.url, `/api/consent/${confirmed?.token}`, { answer: "withdraw" }, { Host: SECOND });
  const leads = await storedLeads(server.dataDir);
  expect(leads.map(({ siteId, marketing }) => [siteId, marketing])).toEqual([
    ["sample", true],
    ["other", false],
  ]);
});

describe("the administrator", () => {
  it("signs in at each host, from its own pages alone", async () => {
    const server = await start();
    const cookie = await signIn(server, SECOND);
    const ask = (host: string, origin: string) =>
      post(server, host, "/api/admin/sites", {}, { Cookie: cookie, Origin: origin });
    const { status, text } = await ask(SECOND, `https://${SECOND}`);
    expect([status, JSON.parse(text)]).toEqual([
      200,
      {
        sites: [
          { id: "sample", name: "견본 단지" },
          { id: "other", name: "다른 단지" },
        ],
      },
    ]);
    expect((await ask(SECOND, `https://${FIRST}`)).status).toBe(403);
    expect((await ask(FIRST, `https://${SECOND}`)).status).toBe(403);
  });

  it("sees the leads of all sites from any of them, and is warned of the limits of each", async () => {
    const server = await start({ limits: { messagesPerHour: 1 } });
    for (const host of [FIRST, SECOND]) await book(server, host);
    const headers = { Cookie: await signIn(server, SECOND), Origin: `https://${SECOND}` };
    const ask = async (path: string, body: object): Promise<unknown> =>
      JSON.parse((await post(server, SECOND, `/api/admin/${path}`, body, headers)).text);
    expect(await ask("leads", { search: "" })).toMatchObject({ leads: [{ siteId: "other" }, { siteId: "sample" }] });
    expect(await ask("leads", { search: "", siteId: "sample" })).toMatchObject({ leads: [{ siteId: "sample" }] });
    expect(await ask("notices", {})).toMatchObject({ nearLimits: [{ siteId: "sample" }, { siteId: "other" }] });
    expect(await ask("notices", { siteId: "other" })).toMatchObject({ nearLimits: [{ siteId: "other" }] });
  });

  it("is guessed at by one count for all hosts", async () => {
    const server = await start();
    const guess = (host: string) => post(server, host, "/api/session", { ...ADMINISTRATOR, password: "wrong" });
    for (const host of [FIRST, SECOND, FIRST, SECOND, FIRST]) expect((await guess(host)).status).toBe(401);
    expect((await guess(SECOND)).status).toBe(429);
  });
});

describe("sites behind Hosting", () => {
  const named = (site: typeof first): HostedSite => {
    const app = new Hono<AppEnv>();
    app.all("*", (c) => c.text(site.siteKey, 200, { Vary: "Accept-Encoding" }));
    return { site, app };
  };
  const sites = createSites([named(first), named(second)], createClient("hosting"));
  const ask = (forwarded: string) =>
    sites.request("/Brand/intro", { headers: { Host: "site-abc.a.run.app", "X-Forwarded-Host": forwarded } });

  it.each([
    [SECOND, 200, "other"],
    [`evil.example, ${SECOND}`, 200, "other"],
    [`${SECOND}, evil.example`, 421, expect.not.stringMatching(/sample|other/u)],
    ["evil.example", 421, expect.not.stringContaining("evil")],
  ])("are selected by the last forwarded host, %s", async (forwarded, status, text) => {
    const answer = await ask(forwarded);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  it("redirect to an address of their own", async () => {
    const { headers } = await ask(`www.${SECOND}`);
    expect(headers.get("Location")).toBe(`https://${SECOND}/Brand/intro`);
  });

  it("are kept apart in the CDN by the forwarded host, whoever wrote it", async () => {
    for (const forwarded of [FIRST, SECOND, `www.${SECOND}`, "evil.example"])
      expect((await ask(forwarded)).headers.get("Vary"), forwarded).toMatch(/(?:^|, )X-Forwarded-Host$/u);
    expect((await ask(FIRST)).headers.get("Vary")).toBe("Accept-Encoding, X-Forwarded-Host");
  });
});

describe("a deployment with ambiguous sites", () => {
  const client = createClient("socket");
  const hosted = (site: typeof first) => ({ site, app: createSites([{ site, app: Object.create(null) }], client) });

  it.each([
    ["the same key", { ...second, siteKey: first.siteKey }],
    ["the same host", { ...second, siteUrl: "http://SAMPLE.example:8080" }],
  ])("does not start with %s", (_, site) => {
    expect(() => createSites([hosted(first), hosted(site)], client)).toThrow(StartError);
  });

  it.each(["no-key", "=other", "host=", "a=b=c", "a b=other"])("refuses the host %j", (text) => {
    expect(() => readHosts(text)).toThrow(/SITE_HOSTS[^\n]*[가-힣][^\n]*\n/u);
  });
});
