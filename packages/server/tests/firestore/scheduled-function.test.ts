import { leadOf } from "@danji/api/leads/lead.fixture";
import { deleteApp, getApps } from "firebase-admin/app";
import { declaredParams } from "firebase-functions/params";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { z } from "zod";
import { createScheduledFunction } from "../../src/hosts/firebase.ts";
import { createFirestoreLeads } from "../../src/store/firestore/leads.ts";
import { sampleSite } from "../support/site.ts";
import { EMULATED, type EmulatorDatabase, makeFirestore, storedLeads } from "./support/emulator-database.ts";

const MESSAGES = { booking: "예약되었습니다.\n견본로 1", news: "(광고)[견본] 소식" };
/** Noon, and 04:00 of the next day, in Seoul. */
const DAY = { scheduleTime: "2026-11-21T03:00:00Z" };
const NIGHT = { scheduleTime: "2026-11-21T19:00:00Z" };
const other = sampleSite({ siteKey: "other", siteUrl: "https://other.example" });
const scheduled = (changes: Parameters<typeof sampleSite>[0]) =>
  createScheduledFunction({
    region: "asia-northeast3",
    load: async () => [{ site: sampleSite(changes) }, { site: other }],
  });

describe.skipIf(!EMULATED)("the function that runs every minute", () => {
  let place: EmulatorDatabase;
  let lines: string[] = [];
  beforeEach(() => {
    place = makeFirestore();
    lines = [];
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", inject("firestore") ?? "");
    vi.stubEnv("FIREBASE_CONFIG", JSON.stringify({ projectId: place.projectId }));
    vi.spyOn(console, "log").mockImplementation((line: unknown) => lines.push(String(line)));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    // The function keeps its connection, which is that of this test's database.
    await Promise.all(getApps().flatMap((app) => (app.name === "[DEFAULT]" ? deleteApp(app) : [])));
    await place.dispose();
  });

  it("sends what is due once, run after run, and writes it into the log where nothing is set up", async () => {
    const secrets = declaredParams.filter(({ name }) => name.startsWith("SOLAPI_"));
    const readings = secrets.map((secret) => vi.spyOn(secret, "value"));
    await createFirestoreLeads(place.db, "salt").add(leadOf(), { messages: [{ kind: "booking", isAllowed: true }] });
    const messages = scheduled({ messages: MESSAGES });
    await messages.run(DAY);
    await messages.run(DAY);
    const written = lines.map((line) => z.object({ to: z.string(), text: z.string() }).parse(JSON.parse(line)));
    expect(written).toEqual([{ to: "010****5678", text: MESSAGES.booking }]);
    const { docs } = await place.db.collection("outbox").get();
    expect(docs.map((message) => message.get("state"))).toEqual(["sent"]);
    // To read a secret that is not set is a warning in the log.
    expect(readings.map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it("deletes leads and records it at night, once an earlier run has found that due, although no message can be sent", async () => {
    const store = createFirestoreLeads(place.db, "salt");
    await store.add(leadOf());
    const foreign = leadOf({ siteId: "other", createdAt: leadOf().createdAt + 1 });
    await store.add(foreign);
    const expired = { leadsEnd: "2026-03-01" };
    for (const changes of [{}, { leadsEnd: "2999-01-01" }, expired]) await scheduled(changes).run(NIGHT);
    const then = new Date(0);
    const record = { ...expired, announcedAt: then, dueSince: then };
    await place.db.collection("retention").doc("sample").set(record);
    await scheduled(expired).run(DAY);
    expect(await storedLeads(place.db)).toHaveLength(2);
    vi.stubEnv("SMS_DRIVER", "pigeon");
    await expect(scheduled({ ...expired, messages: MESSAGES }).run(NIGHT)).rejects.toThrow("SMS_DRIVER");
    expect(await storedLeads(place.db)).toEqual([foreign]);
    const { docs } = await place.db.collection("audit").get();
    expect(docs.map((entry) => [entry.get("what"), entry.get("count")])).toEqual([["leads-expired", 1]]);
  });
});
