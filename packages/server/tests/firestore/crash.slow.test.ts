import { describe } from "vitest";
import { itKeepsLeads } from "../support/crash.ts";
import { firestoreTarget } from "./support/crash-target.ts";
import { EMULATED } from "./support/emulator-database.ts";

describe.skipIf(!EMULATED)("functions that are killed while they write", () => {
  // What a killed function has locked, the emulator holds for up to a minute.
  itKeepsLeads({ kills: 2, timeout: 120_000 }, firestoreTarget);
});
