import { randomUUID } from "node:crypto";
import { describe } from "vitest";
import { createFirestorePress } from "../../src/store/firestore/press.ts";
import { describePressReader } from "../support/press-reader-contract.ts";
import { EMULATED, makeFirestore } from "./support/emulator-database.ts";

describe.skipIf(!EMULATED)("Firestore over its emulator", () => {
  describePressReader("Firestore", async () => {
    const place = makeFirestore();
    return {
      reader: createFirestorePress(place.db),
      async give(articles) {
        const batch = place.db.batch();
        for (const { date, ...draft } of articles) {
          batch.create(place.db.doc(`press/${randomUUID()}`), { ...draft, date: new Date(date), views: 0 });
        }
        await batch.commit();
      },
      dispose: place.dispose,
    };
  });
});
