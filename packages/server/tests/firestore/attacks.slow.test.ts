import { fileURLToPath } from "node:url";
import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { startScript } from "../support/child-process.ts";
import { type CrashTarget, itKeepsLeads } from "../support/crash.ts";
import type { PageRenderer } from "../../src/pages/pages.ts";
import { attack, MESSAGING_SITE, NO_LIMITS } from "../support/fuzz.ts";
import { SEED } from "../support/random.ts";
import { EMULATED, makeFirestore, storedLeads } from "./support/emulator-database.ts";
import { startFunctionsHost } from "./support/functions-host.ts";

const CHILD = fileURLToPath(new URL("support/functions-child.ts", import.meta.url));

/** The functions over a database of their own on the emulator. */
export function firestoreTarget(): CrashTarget {
  const { projectId, db } = makeFirestore();
  return {
    start: () => startScript(CHILD, [projectId, inject("firestore") ?? ""]),
    names: async () => (await storedLeads(db)).map(({ name }) => name),
  };
}

describe.skipIf(!EMULATED)("functions that are killed while they write", () => {
  // What a killed function has locked, the emulator holds for up to a minute.
  itKeepsLeads({ kills: 2, timeout: 120_000 }, firestoreTarget);
});

const REQUESTS = 300;
const COLLECTIONS = new Set("audit drafts leads outbox press quotas".split(" "));
const render: PageRenderer = ({ url, state }) => Promise.resolve({ status: 200, html: JSON.stringify([url, state]) });
const storedArticle = z.strictObject({
  siteId: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  date: z.unknown(),
  views: z.number(),
});

it.skipIf(!EMULATED)(
  `the functions answer ${REQUESTS} wrong requests without a fault, and store nothing foreign, seed ${SEED}`,
  async () => {
    const host = await startFunctionsHost({ site: MESSAGING_SITE, render, limits: NO_LIMITS });
    await attack(host, REQUESTS, { Authorization: "Bearer good" });
    const collections = (await host.db.listCollections()).map(({ id }) => id);
    expect(collections.filter((id) => !COLLECTIONS.has(id))).toEqual([]);
    for (const document of (await host.db.collection("press").get()).docs) storedArticle.parse(document.data());
    await host.close();
  },
);
