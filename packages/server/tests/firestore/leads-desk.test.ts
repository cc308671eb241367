import { createHttpLeadsDesk } from "@danji/data/http/leads-desk";
import { describeLeadsDeskContract } from "@danji/data/leads/desk-contract";
import { describe, expect, it, vi } from "vitest";
import { createFunctionsApp } from "../../src/functions.ts";
import { createFirestoreLeads } from "../../src/store/firestore/leads.ts";
import { leadOf } from "@danji/data/leads/lead.fixture";
import { sampleSite } from "../support/site.ts";
import { EMULATED, type FirestorePlace, makeFirestore } from "./support/place.ts";

vi.setConfig({ testTimeout: 60_000 });

/** A quota that lets in all that a test gives. */
const ROOM = { key: "all", limit: 1000, windowMs: 60_000 };
/** A quota that is used up. */
const FULL = { ...ROOM, limit: 0 };
const ADMINISTRATOR = "kim@sample.example";
const TOKENS: Readonly<Record<string, unknown>> = {
  good: { admin: true, email: ADMINISTRATOR },
  stranger: { email: ADMINISTRATOR },
  words: { admin: "true", email: ADMINISTRATOR },
};

/** Stands in for the Admin SDK, which alone can say what is in a token. */
const verify = (token: string): Promise<unknown> =>
  token in TOKENS ? Promise.resolve(TOKENS[token]) : Promise.reject(new Error("auth/argument-error"));

const appOver = ({ db }: FirestorePlace) =>
  createFunctionsApp({
    db,
    limitsSalt: "salt",
    limits: { messagesPerHour: 5 },
    site: sampleSite(),
    render: ({ url }) => Promise.resolve({ status: 200, html: url }),
    verifyIdToken: verify,
  });

describe.skipIf(!EMULATED)("the desk over Firestore", () => {
  describeLeadsDeskContract("functions over Firestore", async () => {
    const place = makeFirestore();
    const app = appOver(place);
    let token: string | null = null;
    return {
      desk: createHttpLeadsDesk({
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

  it("erases forms that came back with the person's phone, and nobody else's", async () => {
    const place = makeFirestore();
    const app = appOver(place);
    for (const phone of ["+82 10 1234 5678", "02"])
      await app.request("/api/forms/visit", { method: "POST", body: new URLSearchParams({ name: "홍길동", phone }) });
    const drafts = async () => (await place.db.collection("drafts").get()).size;
    expect(await drafts()).toBe(2);
    const desk = createHttpLeadsDesk({
      fetch: async (input, init) => app.request(input, init),
      token: () => Promise.resolve("good"),
    });
    expect(await desk.erase("010-1234-5678")).toBe(0);
    expect(await drafts()).toBe(1);
    await place.dispose();
  });

  it.each(["stranger", "words", "forged", ""])("takes no token %j", async (token) => {
    const place = makeFirestore();
    await createFirestoreLeads(place.db, "salt").add(leadOf(), [ROOM]);
    const answer = await appOver(place).request("/api/desk/leads", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ search: "" }),
    });
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain(leadOf().name);
    await place.dispose();
  });
});
