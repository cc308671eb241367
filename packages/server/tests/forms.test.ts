import type { Fetch } from "@danji/api/http/request";
import { beforeEach, describe, expect, it } from "vitest";
import { count, storedLeads } from "./support/database.ts";
import { cookieFetch, GOOD, sendJson, WRONG } from "./support/send.ts";
import { startForTest, type TestOptions, type TestServer } from "./support/server.ts";
import { buildSampleSite, sampleSite } from "./support/site.ts";

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
