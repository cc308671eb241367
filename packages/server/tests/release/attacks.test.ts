import { describe, expect, it } from "vitest";
import { z } from "zod";
import { itKeepsLeads } from "../support/crash.ts";
import { buildSampleSite } from "../support/site.ts";
import type { PageRenderer } from "../../src/pages/pages.ts";
import { count, integrity } from "../support/database.ts";
import { attack, MESSAGING_SITE, NO_LIMITS } from "../support/fuzz.ts";
import { SEED } from "../support/random.ts";
import { sendJson } from "../support/send.ts";
import { ADMINISTRATOR, startNodeHost } from "../support/server.ts";

describe("a backend that is killed while it writes", () => {
  itKeepsLeads({ kills: 3, timeout: 30_000 });
});

const REQUESTS = Number(process.env["ATTACK_REQUESTS"] ?? 3000);
/** 30 minutes for 100,000 requests. */
const TIMEOUT = Math.max(180_000, 18 * REQUESTS);

const schemaRow = z.object({ sql: z.string().nullable() });
const SCHEMA = "SELECT sql FROM sqlite_master ORDER BY name";
const STRAYS = "SELECT count(*) AS count FROM outbox WHERE lead_id NOT IN (SELECT id FROM leads WHERE kind = 'visit')";

it(
  `answers ${REQUESTS} wrong requests without a fault, and stores nothing foreign, seed ${SEED}`,
  { timeout: TIMEOUT },
  async () => {
    const render: PageRenderer = ({ url, state }) =>
      Promise.resolve({ status: 200, html: JSON.stringify([url, state]) });
    const staticRoot = buildSampleSite();
    const host = await startNodeHost({ site: MESSAGING_SITE, staticRoot, render, limits: NO_LIMITS });
    const cookies = z
      .array(z.string())
      .parse((await sendJson(host.url, "/api/session", ADMINISTRATOR)).headers["set-cookie"]);
    const schema = host.db.all(schemaRow, SCHEMA);
    await attack(host, REQUESTS, { Cookie: cookies.map((line) => line.split(";")[0]).join("; ") });
    expect(host.db.all(schemaRow, SCHEMA)).toEqual(schema);
    expect(integrity(host.dataDir)).toBe("ok");
    expect(count(host.dataDir, STRAYS), "messages without a booking").toBe(0);
    expect(count(host.dataDir, "SELECT count(*) AS count FROM administrators")).toBe(1);
    expect(count(host.dataDir, "SELECT count(*) AS count FROM sessions")).toBe(1);
    await host.close();
  },
);
