import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { leadOf } from "@danji/api/leads/lead.fixture";
import { describe, expect, it, onTestFinished } from "vitest";
import { leadsIn, quarantinedIn } from "../support/host.ts";
import { describeHost } from "../support/host-contract.ts";
import { GOOD, sendForm, sendJson } from "../support/send.ts";
import { EMULATED } from "./support/emulator-database.ts";
import { CLAIMS, type FunctionsHost, startFunctionsHost } from "./support/functions-host.ts";

async function start(options: Parameters<typeof startFunctionsHost>[0] = {}): Promise<FunctionsHost> {
  const host = await startFunctionsHost(options);
  onTestFinished(host.close);
  return host;
}

describe.skipIf(!EMULATED)("functions over the emulator", () => {
  describeHost("functions over Firestore", startFunctionsHost);

  it("keeps what a form brought back unreadable in the database, and erases it with the phone number alone", async () => {
    const host = await start();
    const answer = await sendForm(host.url, "/api/forms/visit", { ...GOOD, phone: "02" });
    expect([answer.status, answer.headers["location"]]).toEqual([303, "/Promotion/Customer#visit-form"]);
    const drafts = async () => (await host.db.collection("drafts").get()).docs;
    const [document, ...others] = await drafts();
    expect(others).toEqual([]);
    expect(Object.keys(document?.data() ?? {}).toSorted()).toEqual(["endsAt", "person", "sealed"]);
    expect(Buffer.from(document?.get("sealed")).toString()).not.toContain(GOOD.name);
    expect(String(answer.headers["set-cookie"])).not.toContain(document?.id);
    await sendForm(host.url, "/api/forms/visit", { name: GOOD.name, phone: "+82 10 1234 5678" });
    expect(await drafts()).toHaveLength(2);
    await host.signIn();
    const leadsAdmin = createHttpLeadsAdmin({ baseUrl: host.url, ...host });
    expect(await leadsAdmin.erase(GOOD.phone, "")).toMatchObject({ count: 0 });
    expect((await drafts()).map(({ id }) => id)).toEqual([document?.id]);
  });

  it("answers in bounded time while others keep a transaction waiting", async () => {
    const { db } = await start();
    const never = { runTransaction: { value: () => new Promise(() => undefined) } };
    const host = await start({ db: Object.create(db, never), patienceMs: 1 });
    expect((await sendForm(host.url, "/api/forms/visit", GOOD)).status).toBe(303);
    expect((await db.collection("leads").where("quarantined", "==", true).get()).size).toBe(1);
  });

  it("counts leads with a token of App Check apart, and refuses no lead without", async () => {
    const checkToken = (token: string): Promise<boolean> => Promise.resolve(token === "good");
    const { url, store } = await start({ checkToken, limits: { leadsPerMinutePerAddress: 1 } });
    for (const headers of [{}, { "X-Firebase-AppCheck": "good" }, {}, { "X-Firebase-AppCheck": "bad" }])
      expect((await sendJson(url, "/api/forms/visit", GOOD, headers)).status).toBe(200);
    expect([(await leadsIn(store)).length, await quarantinedIn(store)]).toEqual([4, 2]);
  });

  it("records each sign-in once across instances, with time and address of its first request", async () => {
    const requested = (CLAIMS.auth_time + 600) * 1000;
    let now = requested;
    const clock = () => now;
    const tokens: Readonly<Record<string, unknown>> = {
      first: CLAIMS,
      again: { ...CLAIMS, auth_time: CLAIMS.auth_time + 60 },
    };
    const verifyIdToken = (token: string) => Promise.resolve(tokens[token]);
    const one = await start({ clock, verifyIdToken });
    const other = await start({ db: one.db, clock, verifyIdToken });
    for (const { url } of [one, other])
      for (const token of ["first", "first", "again"]) {
        const headers = { Authorization: `Bearer ${token}`, "Fastly-Client-IP": "203.0.113.7" };
        expect((await sendJson(url, "/api/admin/audit", {}, headers)).status).toBe(200);
        now += 1000;
      }
    const signIn = { who: CLAIMS.email, what: "signed-in", target: "", count: 0, siteId: "" };
    const address = expect.stringMatching(/^203\.0\.113\.7 by /u);
    expect(await one.store.audit.newest(9)).toEqual([
      { ...signIn, address, at: requested + 2000 },
      { ...signIn, address, at: requested },
    ]);
  });

  it.each([{ ...CLAIMS, admin: undefined }, { ...CLAIMS, admin: "true" }, undefined])(
    "takes no token that says %j",
    async (claims) => {
      const { url, store } = await start({ verifyIdToken: () => Promise.resolve(claims) });
      await store.leads.add(leadOf());
      const answer = await sendJson(url, "/api/admin/leads", { search: "" }, { Authorization: "Bearer good" });
      expect(answer.status).toBe(401);
      expect(answer.text).not.toContain(leadOf().name);
    },
  );
});
