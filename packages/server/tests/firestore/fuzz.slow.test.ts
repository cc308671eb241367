import { expect, it } from "vitest";
import { z } from "zod";
import type { PageRenderer } from "../../src/pages/pages.ts";
import { attack, MESSAGING_SITE, NO_LIMITS } from "../support/fuzz.ts";
import { SEED } from "../support/random.ts";
import { EMULATED } from "./support/emulator-database.ts";
import { startFunctionsHost } from "./support/functions-host.ts";

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
