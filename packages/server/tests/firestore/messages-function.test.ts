import { declaredParams } from "firebase-functions/params";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { z } from "zod";
import { createMessagesFunction } from "../../src/cloud-messages.ts";
import { createFirestoreLeads } from "../../src/store/firestore/leads.ts";
import { leadOf } from "@danji/data/leads/lead.fixture";
import { sampleSite } from "../support/site.ts";
import { EMULATED, type EmulatorDatabase, makeFirestore } from "./support/emulator-database.ts";

const SITE = sampleSite({ messages: { booking: "예약되었습니다.\n견본로 1", news: "(광고)[견본] 소식" } });
const MOMENT = { scheduleTime: "2026-11-21T12:00:00Z", jobName: "messages" };

describe.skipIf(!EMULATED)("the function that sends text messages", () => {
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
    await place.dispose();
  });

  it("sends what is due once, run after run, and writes it into the log where nothing is set up", async () => {
    const secrets = declaredParams.filter(({ name }) => name.startsWith("SOLAPI_"));
    const readings = secrets.map((secret) => vi.spyOn(secret, "value"));
    await createFirestoreLeads(place.db, "salt").add(leadOf(), [], [{ kind: "booking", quotas: [] }]);
    const messages = createMessagesFunction({ region: "asia-northeast3", load: async () => [SITE] });
    await messages.run(MOMENT);
    await messages.run(MOMENT);
    const written = lines.map((line) => z.object({ to: z.string(), text: z.string() }).parse(JSON.parse(line)));
    expect(written).toEqual([{ to: "010****5678", text: "예약되었습니다.\n견본로 1" }]);
    const { docs } = await place.db.collection("outbox").get();
    expect(docs.map((message) => message.get("state"))).toEqual(["sent"]);
    // To read a secret that is not set is a warning in the log.
    expect(readings.map(({ mock }) => mock.calls)).toEqual([[], []]);
  });
});
