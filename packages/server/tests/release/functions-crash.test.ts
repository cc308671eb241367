import { describe } from "vitest";
import { firestorePlace } from "../firestore/support/crash-place.ts";
import { EMULATED } from "../firestore/support/place.ts";
import { itKeepsLeads } from "../support/crash.ts";

describe.skipIf(!EMULATED)("functions that are killed fifty times in ten thousand posts", () => {
  itKeepsLeads({ rounds: 50, answers: [200, 250], timeout: 30 * 60_000 }, firestorePlace);
});
