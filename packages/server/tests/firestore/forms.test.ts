import { describe, expect, it, vi } from "vitest";
import { createFunctionsApp, type FunctionsOptions } from "../../src/functions.ts";
import { createListener } from "../../src/http/node-server.ts";
import { describeForms } from "../support/forms-contract.ts";
import { sampleSite } from "../support/site.ts";
import { hostHandler } from "./support/host.ts";
import { EMULATED, makeFirestore } from "./support/place.ts";
import { storedLeads } from "./support/stored-leads.ts";

vi.setConfig({ testTimeout: 60_000 });

const LEAD = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101" };
const render: FunctionsOptions["render"] = ({ url }) => Promise.resolve({ status: 200, html: url });

describe.skipIf(!EMULATED)("functions over the emulator", () => {
  describeForms("functions", async (options) => {
    const place = makeFirestore();
    const app = createFunctionsApp({ db: place.db, limitsSalt: "salt", ...options });
    const host = await hostHandler(createListener(app));
    return {
      url: host.url,
      from: (address) => ({ "Fastly-Client-IP": address }),
      stored: () => storedLeads(place.db),
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
      expect(Object.keys(document.data()).toSorted()).toEqual(["endsAt", "sealed"]);
      expect(Buffer.from(document.get("sealed")).toString()).not.toContain(LEAD.name);
      expect(answer.headers.get("Set-Cookie")).not.toContain(document.id);
    }
    await place.dispose();
  });

  it("asks for a token of App Check where it is configured", async () => {
    const place = makeFirestore();
    const checkToken = (token: string): Promise<boolean> => Promise.resolve(token === "good");
    const app = createFunctionsApp({ db: place.db, limitsSalt: "salt", site: sampleSite(), render, checkToken });
    const post = async (headers: Readonly<Record<string, string>>): Promise<number> => {
      const init = { method: "POST", body: JSON.stringify(LEAD) };
      const type = { "Content-Type": "application/json" };
      return (await app.request("/api/forms/visit", { ...init, headers: { ...type, ...headers } })).status;
    };
    const statuses = [await post({}), await post({ "X-Firebase-AppCheck": "bad" })];
    expect([...statuses, await post({ "X-Firebase-AppCheck": "good" })]).toEqual([401, 401, 200]);
    expect(await storedLeads(place.db)).toHaveLength(1);
    await place.dispose();
  });
});
