import { Agent } from "node:http";
import { checkDraft } from "@danji/data/press/rules";
import { LEAD_TEXT_FIELDS } from "@danji/data/leads/fields";
import { validateLead } from "@danji/data/leads/rules";
import { expect, it } from "vitest";
import { z } from "zod";
import type { PageRenderer } from "../../src/pages/pages.ts";
import { AuditStore } from "../../src/store/audit.ts";
import { PressStore } from "../../src/store/press.ts";
import { count, inspect, integrity, readLeads, type LeadRow } from "./database.ts";
import { createRandom } from "./random.ts";
import { send, sendJson, type Answer, type Sent } from "./send.ts";
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
const SITE = sampleSite({ messages: { booking: "예약되었습니다.", news: "(광고)[견본] {consentLink}" } });

/** Seed of this run: `FUZZ_SEED`, or another one each time. */
export const SEED = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);

const schemaRow = z.object({ sql: z.string().nullable() });
const schemaOf = (dataDir: string): unknown =>
  inspect(dataDir, (db) => db.all(schemaRow, "SELECT sql FROM sqlite_master ORDER BY name"));
const articleRow = z.object({ siteId: z.string(), title: z.string(), summary: z.string(), content: z.string() });

type LeadTexts = Pick<LeadRow, "kind" | "name" | "phone" | "birthdate" | "email" | "message"> & {
  readonly visitDate: string | null;
};

/** Returns the faults of a lead that stands: none, as the forms' own rules would have refused it. */
export function faultsOf({ kind, ...texts }: LeadTexts): unknown[] {
  const given: Readonly<Record<string, string | null>> = texts;
  const fields = Object.fromEntries(LEAD_TEXT_FIELDS[kind].map((field) => [field, given[field] ?? ""]));
  return [...validateLead(kind, fields, { consent: SITE.consent })];
}

const isStored = ({ status, headers }: Answer): boolean =>
  status === 200 || (status === 303 && headers["location"] === "/thanks");

interface WrongRequests {
  readonly url: string;
  readonly requests: number;
  /** Articles that stand. */
  readonly ids: readonly string[];
  /** Headers of the administrator. */
  readonly credentials: Sent["headers"];
}

/** Sends wrong requests, each of which has to be answered without a fault; returns how many leads and articles got through. */
export async function sendWrongRequests({ url, requests, ids, credentials }: WrongRequests) {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  const random = createRandom(SEED);
  const tally = { sent: 0, leads: 0, posted: 0 };
  async function sendAll(): Promise<void> {
    while (tally.sent < requests) {
      tally.sent += 1;
      const sent = wrongRequest(random, ids, credentials);
      const answer = await send(url, { ...sent, agent });
      expect(answer.status, JSON.stringify({ ...sent, body: String(sent.body) })).toBeLessThan(500);
      const isPost = sent.method === "POST";
      if (isPost && sent.path.startsWith("/api/forms/") && isStored(answer)) tally.leads += 1;
      if (isPost && answer.status === 201) tally.posted += 1;
      if (tally.sent % PROGRESS_EVERY === 0) console.log(`${tally.sent} of ${requests} requests, seed ${SEED}`);
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendAll));
  agent.destroy();
  return tally;
}

/** Defines the test that wrong requests to every endpoint neither break the backend nor leave anything that is not its own. */
export function itStandsWrongRequests({
  requests,
  timeout,
}: {
  readonly requests: number;
  readonly timeout: number;
}): void {
  it(
    `answers ${requests} wrong requests without a fault, and stores nothing foreign (FUZZ_SEED=${SEED})`,
    { timeout },
    async () => {
      const limits = {
        leadsPerMinute: UNLIMITED,
        leadsPerMinutePerAddress: UNLIMITED,
        postsPerMinutePerAddress: UNLIMITED,
      };
      const render: PageRenderer = ({ url, state }) =>
        Promise.resolve({ status: 200, html: JSON.stringify([url, state]) });
      const server = await startTestServer({ site: SITE, staticRoot: buildSampleSite(), render, limits });
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

      const tally = await sendWrongRequests({ url: server.url, requests, ids, credentials: { Cookie: cookie } });
      expect(tally.leads + tally.posted, "requests that got through").toBeGreaterThan(0);

      expect((await send(server.url, { path: "/api/health" })).text).toBe('{"ok":true}');
      expect(
        server.lines.filter((line) => !line.includes("SMS_DRIVER")),
        "faults in the log",
      ).toEqual([]);
      expect(schemaOf(server.dataDir)).toEqual(schema);
      expect(integrity(server.dataDir)).toBe("ok");
      const leads = readLeads(server.dataDir);
      expect(leads.flatMap((lead) => faultsOf({ ...lead, visitDate: lead.visit_date }))).toEqual([]);
      const strays =
        "SELECT count(*) AS count FROM outbox WHERE lead_id NOT IN (SELECT id FROM leads WHERE kind = 'visit')";
      expect(count(server.dataDir, strays), "messages without a booking").toBe(0);
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
