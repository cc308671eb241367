import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { startScript } from "../../support/child-process.ts";
import type { CrashTarget } from "../../support/crash.ts";
import { makeFirestore } from "./emulator-database.ts";
import { storedLeads } from "./stored-leads.ts";

const CHILD = fileURLToPath(new URL("functions-child.ts", import.meta.url));

/** The functions over a database of their own on the emulator. */
export function firestoreTarget(): CrashTarget {
  const { projectId, db } = makeFirestore();
  return {
    start: () => startScript(CHILD, [projectId, inject("firestore") ?? ""]),
    names: async () => (await storedLeads(db)).map(({ name }) => name),
  };
}
