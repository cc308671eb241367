import { createHttpLeadsAdmin } from "@danji/data/http/leads-admin";
import { describeLeadsAdminContract } from "@danji/data/leads/admin-contract";
import { FieldValue } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { createFunctionsApp } from "../../src/functions.ts";
import { createFirestoreLeads } from "../../src/store/firestore/leads.ts";
import { createFirestoreLeadsAdmin } from "../../src/store/firestore/leads-admin.ts";
import { EVERY_LEAD } from "../../src/store/leads-admin-port.ts";
import { leadOf } from "@danji/data/leads/lead.fixture";
import { sampleSite } from "../support/site.ts";
import { EMULATED, type EmulatorDatabase, makeFirestore } from "./support/emulator-database.ts";

/** A quota that no test reaches. */
const ROOM = { key: "all", limit: 1000, windowMs: 60_000 };
/** A quota that is used up. */
const FULL = { ...ROOM, limit: 0 };
const ADMINISTRATOR = "kim@sample.example";
/** When the administrator signed in, in s since 1970. */
const SIGNED_IN_AT = Math.floor(Date.now() / 1000);
const claims = { admin: true, email: ADMINISTRATOR, sub: "kim", auth_time: SIGNED_IN_AT };
const TOKENS: Readonly<Record<string, unknown>> = {
  good: claims,
  again: { ...claims, auth_time: SIGNED_IN_AT + 60 },
  stranger: { ...claims, admin: undefined },
  words: { ...claims, admin: "true" },
};

/** Replaces the Admin SDK, which decodes tokens. */
const verify = (token: string): Promise<unknown> =>
  token in TOKENS ? Promise.resolve(TOKENS[token]) : Promise.reject(new Error("auth/argument-error"));

const appOver = ({ db }: EmulatorDatabase, clock = Date.now, endSessions?: () => Promise<void>) =>
  createFunctionsApp({
    db,
    clock,
    limitsSalt: "salt",
    limits: { messagesPerHour: 5, quarantinedPerDay: 5 },
    site: sampleSite(),
    render: ({ url }) => Promise.resolve({ status: 200, html: url }),
    verifyIdToken: verify,
    endSessions,
  });

describe.skipIf(!EMULATED)("the admin page over Firestore", () => {
  describeLeadsAdminContract("functions over Firestore", async () => {
    const place = makeFirestore();
    let token: string | null = null;
    const app = appOver(place, Date.now, async () => {
      token = "revoked";
    });
    return {
      leadsAdmin: createHttpLeadsAdmin({
        fetch: async (input, init) => app.request(input, init),
        token: () => Promise.resolve(token),
      }),
      administrator: ADMINISTRATOR,
      async give(leads) {
        const store = createFirestoreLeads(place.db, "salt");
        for (const lead of leads) await store.add(lead, [ROOM]);
      },
      async giveFailed(lead) {
        await createFirestoreLeads(place.db, "salt").add(lead, [ROOM], [{ kind: "booking", quotas: [] }]);
        const { docs } = await place.db.collection("outbox").get();
        for (const { ref } of docs) await ref.update({ state: "failed", note: "HTTP 400" });
      },
      async giveQuarantined(lead) {
        await createFirestoreLeads(place.db, "salt").add(lead, [FULL]);
      },
      async signIn() {
        token = "good";
      },
      dispose: place.dispose,
    };
  });

  it("records each sign-in once across instances, with time and address of its first request", async () => {
    const place = makeFirestore();
    const requested = (SIGNED_IN_AT + 600) * 1000;
    let now = requested;
    const clock = () => now;
    const instances = [appOver(place, clock), appOver(place, clock)] as const;
    const call = (app: (typeof instances)[number], token: string) =>
      createHttpLeadsAdmin({
        async fetch(input, init) {
          const headers = new Headers(init.headers);
          headers.set("Fastly-Client-IP", "203.0.113.7");
          return app.request(input, { ...init, headers });
        },
        token: () => Promise.resolve(token),
      }).audit();
    for (const app of instances)
      for (const token of ["good", "good", "again"]) {
        await call(app, token);
        now += 1000;
      }
    const entries = await call(instances[0], "good");
    const signIn = {
      who: ADMINISTRATOR,
      what: "signed-in",
      target: "",
      count: 0,
      address: "203.0.113.7 by unknown",
      siteId: "",
    };
    expect(entries).toEqual([
      { ...signIn, at: requested + 2000 },
      { ...signIn, at: requested },
    ]);
    await place.dispose();
  });

  it("adds the address to a fresh entry of the same account's browser, once", async () => {
    const place = makeFirestore();
    const audit = place.db.collection("audit");
    const now = (SIGNED_IN_AT + 600) * 1000;
    const app = appOver(place, () => now);
    const entry = { who: ADMINISTRATOR, what: "article-posted", target: "a", count: 0, at: new Date(now - 1000) };
    const entries = {
      own: entry,
      others: { ...entry, who: "lee@sample.example" },
      old: { ...entry, at: new Date(now - 600_000) },
      addressed: { ...entry, address: "192.0.2.1" },
    };
    for (const [id, fields] of Object.entries(entries)) await audit.doc(id).create(fields);
    const ask = async (id: string, address: string, token = "good"): Promise<unknown> => {
      const headers = {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        "Fastly-Client-IP": address,
      };
      const init = { method: "POST", headers, body: JSON.stringify({ entry: id }) };
      return (await app.request("/api/admin/address", init)).json();
    };
    expect(await ask("own", "203.0.113.7", "stranger")).toMatchObject({ errors: [{ code: "SIGNED_OUT" }] });
    expect(await ask("own", "203.0.113.7")).toEqual({ added: true });
    for (const id of ["own", "others", "old", "addressed", "missing", "../leads"])
      expect(await ask(id, "203.0.113.8")).toEqual({ added: false });
    const addresses = Object.keys(entries).map(async (id) => (await audit.doc(id).get()).get("address"));
    expect(await Promise.all(addresses)).toEqual(["203.0.113.7 by unknown", undefined, undefined, "192.0.2.1"]);
    await place.dispose();
  });

  it("erases returned forms with the phone number, and no others", async () => {
    const place = makeFirestore();
    const app = appOver(place);
    for (const phone of ["+82 10 1234 5678", "02"])
      await app.request("/api/forms/visit", { method: "POST", body: new URLSearchParams({ name: "홍길동", phone }) });
    const drafts = async () => (await place.db.collection("drafts").get()).size;
    expect(await drafts()).toBe(2);
    const leadsAdmin = createHttpLeadsAdmin({
      fetch: async (input, init) => app.request(input, init),
      token: () => Promise.resolve("good"),
    });
    expect(await leadsAdmin.erase("010-1234-5678", "")).toMatchObject({ count: 0 });
    expect(await drafts()).toBe(1);
    await place.dispose();
  });

  it("gives leads of earlier releases, and their messages, to a site, and changes nothing else in any row", async () => {
    const place = makeFirestore();
    const { db } = place;
    const store = createFirestoreLeads(db, "salt");
    for (let index = 0; index < 3; index += 1)
      await store.add(leadOf({ createdAt: leadOf().createdAt + index }), [ROOM], [{ kind: "booking", quotas: [] }]);
    await store.add(leadOf({ siteId: "other" }), [ROOM], [{ kind: "booking", quotas: [] }]);
    const rows = async (collection: string) => {
      const { docs } = await db.collection(collection).get();
      return docs.map((document) => ({ id: document.id, ...document.data() }));
    };
    const all = async () => [...(await rows("leads")), ...(await rows("outbox"))];
    const whole = await all();
    for (const collection of ["leads", "outbox"])
      for (const { ref } of (await db.collection(collection).where("siteId", "==", "sample").get()).docs)
        await ref.update({ siteId: FieldValue.delete() });
    expect(await all()).not.toEqual(whole);
    const leadsAdmin = createFirestoreLeadsAdmin(db);
    expect((await leadsAdmin.chunk(9, EVERY_LEAD)).filter(({ siteId }) => siteId === "")).toHaveLength(3);
    expect(await leadsAdmin.assignSite("sample")).toBe(3);
    expect(await all()).toEqual(whole);
    expect(await leadsAdmin.assignSite("another")).toBe(0);
    expect(await all()).toEqual(whole);
    await place.dispose();
  });

  it.each(["stranger", "words", "forged", ""])("takes no token %j", async (token) => {
    const place = makeFirestore();
    await createFirestoreLeads(place.db, "salt").add(leadOf(), [ROOM]);
    const answer = await appOver(place).request("/api/admin/leads", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ search: "" }),
    });
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain(leadOf().name);
    await place.dispose();
  });
});
