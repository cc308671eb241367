import { randomUUID } from "node:crypto";
import { createFirebasePress } from "@danji/data/firestore/press";
import { describe, inject, vi } from "vitest";
import { RULES, WireProject } from "../../../../tests/rules/wire.ts";
import { createFirestorePress } from "../../src/store/firestore/press.ts";
import { describePressReader } from "../support/press-reader-contract.ts";
import { EMULATED, makeFirestore } from "./support/place.ts";

vi.setConfig({ testTimeout: 60_000 });

describe.skipIf(!EMULATED)("Firestore over its emulator", () => {
  describePressReader("Firestore", async () => {
    const place = makeFirestore();
    const host = inject("firestore") ?? "";
    const keys = { apiKey: "demo", authDomain: "localhost", projectId: place.projectId, appId: "demo" };
    const emulators = { firestore: host, auth: inject("auth") ?? "" };
    await new WireProject(host, place.projectId).putRules(RULES);
    return {
      reader: createFirestorePress(place.db),
      async give(articles) {
        const batch = place.db.batch();
        for (const { date, ...draft } of articles) {
          batch.create(place.db.doc(`press/${randomUUID()}`), { ...draft, date: new Date(date), views: 0 });
        }
        await batch.commit();
      },
      async after(siteId, cursor) {
        const site = createFirebasePress({ ...keys, emulators }, { appName: place.projectId });
        return (await site.list(siteId, cursor)).articles.map(({ title }) => title);
      },
      dispose: place.dispose,
    };
  });
});
