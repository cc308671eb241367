import { leadOf } from "@danji/data/leads/lead.fixture";
import { deleteApp, getApps } from "firebase-admin/app";
import { FieldValue } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { createRetentionFunction } from "../../src/cloud-retention.ts";
import { createFirestoreLeads } from "../../src/store/firestore/leads.ts";
import { sampleSite } from "../support/site.ts";
import { EMULATED, type EmulatorDatabase, makeFirestore } from "./support/emulator-database.ts";
import { storedLeads } from "./support/stored-leads.ts";

const NIGHT = { scheduleTime: "2026-11-21T19:00:00Z", jobName: "retention" };
const run = (leadsEnd?: string) =>
  createRetentionFunction({
    region: "asia-northeast3",
    load: async () => [
      sampleSite(leadsEnd === undefined ? {} : { leadsEnd }),
      sampleSite({ siteKey: "other", siteUrl: "https://other.example" }),
    ],
  }).run(NIGHT);

describe.skipIf(!EMULATED)("the function that runs every night", () => {
  let place: EmulatorDatabase;
  beforeEach(() => {
    place = makeFirestore();
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", inject("firestore") ?? "");
    vi.stubEnv("FIREBASE_CONFIG", JSON.stringify({ projectId: place.projectId }));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    // The function keeps its connection, which is that of this test's database.
    await Promise.all(getApps().flatMap((app) => (app.name === "retention" ? deleteApp(app) : [])));
    await place.dispose();
  });

  it("deletes leads and records it once an earlier night has found that due, and not before", async () => {
    const store = createFirestoreLeads(place.db, "salt");
    await store.add(leadOf(), []);
    const other = leadOf({ siteId: "other", createdAt: leadOf().createdAt + 1 });
    await store.add(other, []);
    await run();
    await run("2999-01-01");
    await run("2026-03-01");
    expect(await storedLeads(place.db)).toHaveLength(2);
    const then = new Date(0);
    const record = { leadsEnd: "2026-03-01", announcedAt: then, dueSince: then };
    await place.db.collection("retention").doc("sample").set(record);
    await run("2026-03-01");
    expect(await storedLeads(place.db)).toEqual([other]);
    const { docs } = await place.db.collection("audit").get();
    expect(docs.map((entry) => [entry.get("what"), entry.get("count")])).toEqual([["leads-expired", 1]]);
  });

  it("gives leads of earlier releases the key that they are found by", async () => {
    const store = createFirestoreLeads(place.db, "salt");
    for (const phone of ["010-1234-5678", "+82 31 123 4567"])
      await store.add(leadOf({ phone, createdAt: leadOf().createdAt + phone.length }), []);
    const leads = place.db.collection("leads").orderBy("createdAt");
    const [early] = (await leads.get()).docs;
    await early?.ref.update({ phoneKey: FieldValue.delete() });
    await run();
    expect((await leads.get()).docs.map((lead) => lead.get("phoneKey"))).toEqual(["01012345678", "0311234567"]);
  });
});
