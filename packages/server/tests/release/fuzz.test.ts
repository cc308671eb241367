import { checkDraft } from "@danji/data/press/rules";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import type { PageRenderer } from "../../src/pages/pages.ts";
import { AuditStore } from "../../src/store/audit.ts";
import { PressStore } from "../../src/store/press.ts";
import { count, inspect, integrity, readLeads } from "../support/database.ts";
import { faultsOf, MESSAGING_SITE, sendWrongRequests, UNLIMITED } from "../support/fuzz.ts";
import { SEED } from "../support/random.ts";
import { send, sendJson } from "../support/send.ts";
import { ADMINISTRATOR, startTestServer } from "../support/server.ts";
import { buildSampleSite, removeTemporaryDirs } from "../support/site.ts";

const REQUESTS = Number(process.env["ATTACK_REQUESTS"] ?? 3000);
/** 30 minutes for 100,000 requests. */
const TIMEOUT = Math.max(180_000, 18 * REQUESTS);

const schemaRow = z.object({ sql: z.string().nullable() });
const schemaOf = (dataDir: string): unknown =>
  inspect(dataDir, (db) => db.all(schemaRow, "SELECT sql FROM sqlite_master ORDER BY name"));
const articleRow = z.object({ siteId: z.string(), title: z.string(), summary: z.string(), content: z.string() });

afterAll(removeTemporaryDirs);

it(
  `answers ${REQUESTS} wrong requests without a fault, and stores nothing foreign, seed ${SEED}`,
  { timeout: TIMEOUT },
  async () => {
    const limits = {
      leadsPerMinute: UNLIMITED,
      leadsPerMinutePerAddress: UNLIMITED,
      postsPerMinutePerAddress: UNLIMITED,
    };
    const render: PageRenderer = ({ url, state }) =>
      Promise.resolve({ status: 200, html: JSON.stringify([url, state]) });
    const server = await startTestServer({ site: MESSAGING_SITE, staticRoot: buildSampleSite(), render, limits });
    const cookies = (await sendJson(server.url, "/api/session", ADMINISTRATOR)).headers["set-cookie"];
    const cookie = z
      .array(z.string())
      .parse(cookies)
      .map((line) => line.split(";")[0])
      .join("; ");
    const schema = schemaOf(server.dataDir);
    const ids = z
      .object({ articles: z.array(z.object({ id: z.string() })) })
      .parse(JSON.parse((await send(server.url, { path: "/api/press?siteId=sample" })).text))
      .articles.map(({ id }) => id);

    const tally = await sendWrongRequests({
      url: server.url,
      requests: REQUESTS,
      ids,
      credentials: { Cookie: cookie },
    });
    expect(tally.leads + tally.posted, "requests that got through").toBeGreaterThan(0);

    expect((await send(server.url, { path: "/api/health" })).text).toBe('{"ok":true}');
    expect(
      server.lines.filter((line) => !/SMS_DRIVER|PROXY_NOT_TRUSTED/u.test(line)),
      "faults in the log",
    ).toEqual([]);
    expect(schemaOf(server.dataDir)).toEqual(schema);
    expect(integrity(server.dataDir)).toBe("ok");
    const leads = readLeads(server.dataDir);
    expect(leads.flatMap((lead) => faultsOf({ ...lead, visitDate: lead.visit_date }))).toEqual([]);
    const strays =
      "SELECT count(*) AS count FROM outbox WHERE lead_id NOT IN (SELECT id FROM leads WHERE kind = 'visit')";
    expect(count(server.dataDir, strays), "messages without a booking").toBe(0);
    const entries = inspect(server.dataDir, (db) => new AuditStore(db).newest(UNLIMITED));
    const erased = entries.reduce((sum, { what, count: some }) => sum + (what === "leads-erased" ? some : 0), 0);
    expect(leads.length + erased, "leads that were acknowledged").toBe(tally.leads);
    const articles = inspect(server.dataDir, (db) =>
      db.all(articleRow, 'SELECT site_id AS "siteId", title, summary, content FROM press'),
    );
    expect(articles.flatMap((article) => checkDraft(article))).toEqual([]);
    expect(entries.filter(({ who }) => who !== ADMINISTRATOR.email && who !== "")).toEqual([]);
    expect(entries.filter(({ what }) => what === "article-posted")).toHaveLength(tally.posted);
    expect(count(server.dataDir, "SELECT count(*) AS count FROM administrators")).toBe(1);
    expect(count(server.dataDir, "SELECT count(*) AS count FROM sessions")).toBe(1);
    expect(inspect(server.dataDir, (db) => new PressStore(db).list("' OR 1=1;--"))).toEqual([]);
    await server.close();
  },
);
