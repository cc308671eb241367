import { describe } from "vitest";
import { itKeepsLeads } from "../support/crash.ts";
import { firestorePlace } from "./support/crash-place.ts";
import { EMULATED } from "./support/place.ts";

describe.skipIf(!EMULATED)("functions that are killed while they write", () => {
  itKeepsLeads({ rounds: 2, answers: [1, 50], timeout: 120_000 }, firestorePlace);
});
