import { Agent } from "node:http";
import { checkDraft } from "@danji/data/press/rules";
import { LEAD_TEXT_FIELDS } from "@danji/data/leads/fields";
import { validateLead } from "@danji/data/leads/rules";
import { expect, it } from "vitest";
import { z } from "zod";
import { AuditStore } from "../../src/store/audit.ts";
import { PressStore } from "../../src/store/press.ts";
import { count, inspect, integrity, readLeads, type LeadRow } from "./database.ts";
import { createRandom } from "./random.ts";
import { send, sendJson, type Answer } from "./send.ts";
import { ADMINISTRATOR, startTestServer } from "./server.ts";
import { buildSampleSite, sampleSite } from "./site.ts";
import { wrongRequest } from "./wrong-requests.ts";

/** Requests that are under way at any moment. */
const SENDERS = 8;
/** Requests after which a long run says how far it is. */
const PROGRESS_EVERY = 10_000;
const UNLIMITED = 1_000_000_000;
/** More entries of the audit log than a run makes. */
const ALL = 1_000_000;
const SITE = sampleSite();

const schemaRow = z.object({ sql: z.string().nullable() });
const schemaOf = (dataDir: string): unknown =>
  inspect(dataDir, (db) => db.all(schemaRow, "SELECT sql FROM sqlite_master ORDER BY name"));
const articleRow = z.object({ siteId: z.string(), title: z.string(), summary: z.string(), content: z.string() });

/** Faults of a lead that stands: none, as the forms' own rules would have refused it. */
function faultsOf({ kind, name, phone, birthdate, email, visit_date: visitDate, message }: LeadRow): unknown[] {
  const texts: Readonly<Record<string, string | null>> = { name, phone, birthdate, email, visitDate, message };
  const fields = Object.fromEntries(LEAD_TEXT_FIELDS[kind].map((field) => [field, texts[field] ?? ""]));
  return [...validateLead(kind, fields, { consent: SITE.consent })];
}

const isStored = ({ status, headers }: Answer): boolean =>
  status === 200 || (status === 303 && headers["location"] === "/thanks");

/** Defines the test that wrong requests to every endpoint neither break the backend nor leave anything that is not its own. */
export function itStandsWrongRequests({
  requests,
  timeout,
}: {
  readonly requests: number;
  readonly timeout: number;
}): void {
  const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);

  it(
    `answers ${requests} wrong requests without a fault, and stores nothing foreign (FUZZ_SEED=${seed})`,
    { timeout },
    async () => {
      const limits = {
        leadsPerMinute: UNLIMITED,
        leadsPerMinutePerAddress: UNLIMITED,
        postsPerMinutePerAddress: UNLIMITED,
      };
      const server = await startTestServer({ site: SITE, staticRoot: buildSampleSite(), limits });
      const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
      const random = createRandom(seed);
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

      const tally = { sent: 0, leads: 0, posted: 0 };
      async function sendAll(): Promise<void> {
        while (tally.sent < requests) {
          tally.sent += 1;
          const sent = wrongRequest(random, ids, cookie);
          const answer = await send(server.url, { ...sent, agent });
          expect(answer.status, JSON.stringify({ ...sent, body: String(sent.body) })).toBeLessThan(500);
          const isPost = sent.method === "POST";
          if (isPost && sent.path.startsWith("/api/forms/") && isStored(answer)) tally.leads += 1;
          if (isPost && answer.status === 201) tally.posted += 1;
          if (tally.sent % PROGRESS_EVERY === 0) console.log(`${tally.sent} of ${requests} requests, seed ${seed}`);
        }
      }
      await Promise.all(Array.from({ length: SENDERS }, sendAll));
      agent.destroy();

      expect((await send(server.url, { path: "/api/health" })).text).toBe('{"ok":true}');
      expect(tally.leads + tally.posted, "requests that got through").toBeGreaterThan(0);
      expect(server.lines, "faults in the log").toEqual([]);
      expect(schemaOf(server.dataDir)).toEqual(schema);
      expect(integrity(server.dataDir)).toBe("ok");
      const leads = readLeads(server.dataDir);
      expect(leads.flatMap(faultsOf)).toEqual([]);
      const entries = inspect(server.dataDir, (db) => new AuditStore(db).newest(ALL));
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
}
