import type { Fetch } from "@danji/api/http/request";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { count, inspect, storedLeads } from "./support/database.ts";
import { GOOD, WRONG, cookieFetch, sendJson } from "./support/send.ts";
import { ADMINISTRATOR, type TestOptions, type TestServer, startForTest, startTestServer } from "./support/server.ts";
import { buildSampleSite, sampleSite } from "./support/site.ts";
import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { createHttpSession } from "@danji/api/http/session";
import { LEADS_SEARCH_LENGTH, type LeadFilter } from "@danji/api/leads/schema";
import { leadOf } from "@danji/api/leads/lead.fixture";

describe("limits of leads", () => {
  it("ignore forged proxy headers", async () => {
    const server = await startForTest({ limits: { leadsPerMinutePerAddress: 1 } });
    const post = async (address: string): Promise<number> =>
      (await sendJson(server.url, "/api/forms/visit", GOOD, { "X-Forwarded-For": address })).status;
    expect([await post("192.0.2.1"), await post("192.0.2.2")]).toEqual([200, 200]);
    expect(count(server.dataDir, "SELECT count(*) AS count FROM leads WHERE quarantined = 1")).toBe(1);
  });

  it("log that the quarantine is nearly full", async () => {
    const server = await startForTest({ limits: { leadsPerMinute: 0, quarantinedPerDay: 1 } });
    await sendJson(server.url, "/api/forms/visit", GOOD);
    expect(server.lines.join("\n")).toContain("QUARANTINE_NEAR sample: 1 of 1");
  });

  it("leave leads and messages to visitors beside a sender with a block of IPv6 addresses", async () => {
    const limits: TestOptions["limits"] = {
      leadsPerMinutePerHop: 2,
      leadsPerMinute: 8,
      quarantinedPerHourPerHop: 4,
      messagesPerHourPerHop: 1,
      messagesPerHour: 2,
    };
    const site = sampleSite({ seedPress: [], messages: { booking: "예약 {consentLink}", news: "(광고) 소식" } });
    const server = await startForTest({ trustProxy: true, site, limits, messages: { driver: "demo" } });
    const post = (address: string, phone: string) =>
      sendJson(server.url, "/api/forms/visit", { ...GOOD, phone }, { "X-Forwarded-For": address });
    for (let index = 0; index < 20; index += 1)
      await post(`2001:db8:1:${index}::1`, `010-1234-${String(index).padStart(4, "0")}`);
    const answer = await post("192.0.2.1", GOOD.phone);
    expect(JSON.parse(answer.text)).toEqual({ ok: true, next: "/thanks", textMessage: true });
    expect((await storedLeads(server.dataDir)).length).toBeLessThan(20);
    expect(count(server.dataDir, "SELECT quarantined AS count FROM leads ORDER BY id DESC LIMIT 1")).toBe(0);
  });
});

describe("leads sent without a script", () => {
  const render: TestOptions["render"] = async ({ url, state }) => {
    await Promise.resolve();
    return { status: 200, html: JSON.stringify({ url, ...state }) };
  };
  const postFrom = (referer: string, fields: Readonly<Record<string, string>>, kind = "visit"): Promise<Response> =>
    browser(`${server.url}/api/forms/${kind}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Accept: "text/html", Referer: referer },
    });
  const staticRoot = buildSampleSite();
  let server: TestServer;
  let browser: Fetch;
  beforeEach(async () => {
    browser = cookieFetch();
    server = await startForTest({ staticRoot, render });
  });

  it.each([
    ["no referer", "", "visit", "/Promotion/Customer#visit-form"],
    ["no referer of an inquiry", "", "inquiry", "/sample/customer#inquiry-form"],
    ["a foreign page", "https://evil.example/Brand/intro", "visit", "/Promotion/Customer#visit-form"],
    ["a page we do not know", "/nope", "visit", "/Promotion/Customer#visit-form"],
    ["an address that leads away", "//evil.example/", "visit", "/Promotion/Customer#visit-form"],
    ["a page of a site", "/sample/customer", "inquiry", "/sample/customer#inquiry-form"],
    ["the home page of a campaign", "/?utm=x", "visit", "/?utm=x#visit-form"],
  ])("goes back by %s", async (_, referer, kind, location) => {
    const from = referer.startsWith("/") ? server.url + referer : referer;
    expect((await postFrom(from, { name: "홍" }, kind)).headers.get("Location")).toBe(location);
  });

  it("keeps the page when it cannot be rendered, and logs no form values", async () => {
    const failing = (): Promise<never> => Promise.reject(new Error(`rendering ${WRONG.name}`));
    server = await startForTest({ staticRoot, render: failing });
    await postFrom(`${server.url}/`, WRONG);
    expect(await (await browser(`${server.url}/`, {})).text()).toBe("<h1>index.html</h1>");
    expect(server.lines).toHaveLength(1);
    expect(server.lines.join()).not.toContain(WRONG.name);
  });
});

describe("pages of leads", async () => {
  /** More leads than two pages of a search look through; the first one alone has its name. */
  const COUNT = 2 * LEADS_SEARCH_LENGTH + 500;
  const FIRST = "홍길순";
  const by = (search: string): LeadFilter => ({ siteId: "", search, onlyQuarantined: false });

  const browse = cookieFetch();
  /** Length of each answer of an export, in leads. */
  const parts: number[] = [];

  const server = await startTestServer();
  afterAll(server.close);
  inspect(server.dataDir, (db) =>
    db.transaction(() => {
      for (let index = 0; index < COUNT; index += 1)
        db.run(
          `INSERT INTO leads (site_id, kind, name, phone, marketing, consent, consent_mode, consent_version, created_at)
         VALUES ('sample', 'visit', ?, ?, 0, 0, 'notice', '1', ?)`,
          [index === 0 ? FIRST : "손님", leadOf().phone, index],
        );
    }),
  );
  const options = { fetch: browse, baseUrl: server.url };
  await createHttpSession(options).signIn(ADMINISTRATOR);
  const leadsAdmin = createHttpLeadsAdmin({
    ...options,
    async fetch(input, init) {
      const answer = await browse(input, init);
      if (input.endsWith("/export")) parts.push((await answer.clone().text()).split('"id"').length - 1);
      return answer;
    },
  });

  it("looks through a bounded number of leads for each page of a search, and goes on from there", async () => {
    const pages: string[][] = [];
    let after: string | undefined;
    do {
      const page = await leadsAdmin.list(by(FIRST), after);
      pages.push(page.leads.map(({ name }) => name));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(pages).toEqual([[], [], [FIRST]]);
  });

  it("exports all leads once, in answers of a bounded length that are each recorded", async () => {
    const leads = await leadsAdmin.takeAll(by(""));
    expect(new Set(leads.map(({ id }) => id)).size).toBe(COUNT);
    expect(leads).toHaveLength(COUNT);
    expect(Math.max(...parts)).toBeLessThanOrEqual(2000);
    const exported = (await leadsAdmin.audit()).filter(({ what }) => what === "leads-exported");
    expect(exported.map(({ count }) => count)).toEqual(parts.toReversed());
  });

  it("refuses an export to a page of an earlier release, which expects all leads in one answer", async () => {
    const body = JSON.stringify({ search: "", siteId: "", onlyQuarantined: false });
    const earlier = createHttpLeadsAdmin({
      baseUrl: server.url,
      fetch: (input, init) => browse(input, { ...init, body }),
    });
    await expect(earlier.takeAll(by(""))).rejects.toMatchObject({ kind: "rejected" });
  });
});
