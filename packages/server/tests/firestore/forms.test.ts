import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createFunctionsApp, type FunctionsOptions } from "../../src/functions.ts";
import { createFirestoreLeadsAdmin } from "../../src/store/firestore/leads-admin.ts";
import { EVERY_LEAD } from "../../src/store/leads-admin-port.ts";
import { createListener } from "../../src/http/node-server.ts";
import { describeForms } from "../support/forms-contract.ts";
import { sampleSite } from "../support/site.ts";
import { hostHandler } from "./support/host.ts";
import { EMULATED, type EmulatorDatabase, makeFirestore } from "./support/emulator-database.ts";
import { storedLeads } from "./support/stored-leads.ts";

const LEAD = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101" };
/** More leads than a test leaves. */
const CHUNK = 100;
const render: FunctionsOptions["render"] = ({ url }) => Promise.resolve({ status: 200, html: url });

const quarantinedIn = async ({ db }: EmulatorDatabase): Promise<number> =>
  (await db.collection("leads").where("quarantined", "==", true).get()).size;

describe.skipIf(!EMULATED)("functions over the emulator", () => {
  describeForms("functions", async (options) => {
    const place = makeFirestore();
    const app = createFunctionsApp({ db: place.db, limitsSalt: "salt", ...options });
    const host = await hostHandler(createListener(app));
    return {
      url: host.url,
      from: (address) => ({ "Fastly-Client-IP": address }),
      stored: () => storedLeads(place.db),
      async consentTokens() {
        const { docs } = await place.db.collection("outbox").orderBy("queuedAt").get();
        return docs.flatMap((document) => z.string().safeParse(document.get("consentToken")).data ?? []);
      },
      async confirmedAt() {
        const leads = await createFirestoreLeadsAdmin(place.db).chunk(CHUNK, EVERY_LEAD);
        return leads.map(({ marketingConfirmedAt }) => marketingConfirmedAt).toReversed();
      },
      quarantined: () => quarantinedIn(place),
      async close() {
        await host.close();
        await place.dispose();
      },
    };
  });

  it("keeps what a form brought back unreadable in the database", async () => {
    const place = makeFirestore();
    const app = createFunctionsApp({ db: place.db, limitsSalt: "salt", site: sampleSite(), render });
    const body = new URLSearchParams({ ...LEAD, phone: "02" });
    const answer = await app.request("/api/forms/visit", { method: "POST", body });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/Promotion/Customer#visit-form"]);
    const { docs } = await place.db.collection("drafts").get();
    expect(docs).toHaveLength(1);
    for (const document of docs) {
      expect(Object.keys(document.data()).toSorted()).toEqual(["endsAt", "person", "sealed"]);
      expect(Buffer.from(document.get("sealed")).toString()).not.toContain(LEAD.name);
      expect(answer.headers.get("Set-Cookie")).not.toContain(document.id);
    }
    await place.dispose();
  });

  it("answers in bounded time while others keep a transaction waiting", async () => {
    const place = makeFirestore();
    const db = Object.create(place.db, { runTransaction: { value: () => new Promise(() => undefined) } });
    const app = createFunctionsApp({ db, limitsSalt: "salt", site: sampleSite(), render, patienceMs: 1 });
    const post = async (fields: Readonly<Record<string, string>>): Promise<number> =>
      (await app.request("/api/forms/visit", { method: "POST", body: new URLSearchParams(fields) })).status;
    expect([await post(LEAD), await post({ ...LEAD, phone: "02" })]).toEqual([303, 422]);
    expect(await quarantinedIn(place)).toBe(1);
    await place.dispose();
  });

  it("has higher limits with a token of App Check, and refuses no lead without", async () => {
    const place = makeFirestore();
    const checkToken = (token: string): Promise<boolean> => Promise.resolve(token === "good");
    const limits = { leadsPerMinutePerAddress: 1 };
    const app = createFunctionsApp({
      db: place.db,
      limitsSalt: "salt",
      site: sampleSite(),
      render,
      checkToken,
      limits,
    });
    const post = async (headers: Readonly<Record<string, string>>): Promise<number> => {
      const init = { method: "POST", body: JSON.stringify(LEAD) };
      const type = { "Content-Type": "application/json" };
      return (await app.request("/api/forms/visit", { ...init, headers: { ...type, ...headers } })).status;
    };
    const [good, bad] = [{ "X-Firebase-AppCheck": "good" }, { "X-Firebase-AppCheck": "bad" }];
    expect([await post({}), await post(good), await post({}), await post(bad)]).toEqual([200, 200, 200, 200]);
    expect([(await storedLeads(place.db)).length, await quarantinedIn(place)]).toEqual([4, 2]);
    await place.dispose();
  });

  it("logs that the quarantine is nearly full", async () => {
    const place = makeFirestore();
    const lines: string[] = [];
    const limits = { leadsPerMinute: 0, quarantinedPerDay: 1 };
    const log = (line: string) => lines.push(line);
    const app = createFunctionsApp({ db: place.db, limitsSalt: "salt", site: sampleSite(), render, limits, log });
    const body = new URLSearchParams(LEAD);
    await app.request("/api/forms/visit", { method: "POST", body });
    expect(lines).toEqual([expect.stringContaining("QUARANTINE_NEAR sample: 1 of 1")]);
    await place.dispose();
  });

  it("does not use up the quotas of forged addresses", async () => {
    const place = makeFirestore();
    const limits = { leadsPerMinutePerAddress: 2, leadsPerMinutePerHop: 3, leadsPerMinute: 6 };
    const app = createFunctionsApp({ db: place.db, limitsSalt: "salt", site: sampleSite(), render, limits });
    const post = async (claimed: string, forwarded: string): Promise<void> => {
      const headers = { "Content-Type": "application/json", "Fastly-Client-IP": claimed, "X-Forwarded-For": forwarded };
      const answer = await app.request("/api/forms/visit", { method: "POST", body: JSON.stringify(LEAD), headers });
      expect(answer.status).toBe(200);
    };
    const visitor = "192.0.2.1";
    // The caller's own address is what Google's front end appends, whatever the caller wrote before it.
    for (let index = 0; index < 4; index += 1) await post(visitor, `${visitor}, 203.0.113.66`);
    for (let index = 0; index < 3; index += 1) await post(`198.51.100.${index}`, `198.51.100.${index}, 203.0.113.66`);
    expect(await quarantinedIn(place)).toBe(4);
    await post(visitor, `${visitor}, 203.0.113.9`);
    expect(await quarantinedIn(place), "the visitor by way of Hosting").toBe(4);
    await place.dispose();
  });
});
