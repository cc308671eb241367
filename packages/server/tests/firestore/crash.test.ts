import { describe } from "vitest";
import { itKeepsLeads } from "../support/crash.ts";
import { firestoreTarget } from "./support/crash-target.ts";
import { EMULATED } from "./support/emulator-database.ts";

const ROUNDS = Number(process.env["CRASH_ROUNDS"] ?? 2);
/** Acknowledged posts of all rounds, at least. */
const POSTS = Number(process.env["CRASH_POSTS"] ?? ROUNDS);
const LEAST = POSTS / ROUNDS;
/** ms. What a killed function has locked, the emulator holds for up to a minute; on a slow machine a round takes half a minute more. The post after the last kill may wait as long. */
const ROUND_TIMEOUT = 120_000;

describe.skipIf(!EMULATED)("functions that are killed while they write", () => {
  itKeepsLeads(
    { rounds: ROUNDS, answers: [LEAST, LEAST + 49], timeout: (ROUNDS + 1) * ROUND_TIMEOUT },
    firestoreTarget,
  );
});
