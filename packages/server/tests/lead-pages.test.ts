import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { createHttpSession } from "@danji/api/http/session";
import { type LeadFilter, LEADS_SEARCH_LENGTH } from "@danji/api/leads/schema";
import { leadOf } from "@danji/api/leads/lead.fixture";
import { afterAll, expect, it } from "vitest";
import { inspect } from "./support/database.ts";
import { ADMINISTRATOR, startTestServer } from "./support/server.ts";
import { cookieFetch } from "./support/send.ts";

/** More leads than two pages of a search look through; the first one alone has its name. */
const COUNT = 2 * LEADS_SEARCH_LENGTH + 500;
const FIRST = "홍길순";
const by = (search: string): LeadFilter => ({ siteId: "", search, onlyQuarantined: false });

const browse = cookieFetch();
/** Length of each answer of an export, in leads. */
const parts: number[] = [];

const server = await startTestServer();
afterAll(server.close);
inspect(server.dataDir, (db) =>
  db.transaction(() => {
    for (let index = 0; index < COUNT; index += 1)
      db.run(
        `INSERT INTO leads (site_id, kind, name, phone, marketing, consent, consent_mode, consent_version, created_at)
         VALUES ('sample', 'visit', ?, ?, 0, 0, 'notice', '1', ?)`,
        [index === 0 ? FIRST : "손님", leadOf().phone, index],
      );
  }),
);
const options = { fetch: browse, baseUrl: server.url };
await createHttpSession(options).signIn(ADMINISTRATOR);
const leadsAdmin = createHttpLeadsAdmin({
  ...options,
  async fetch(input, init) {
    const answer = await browse(input, init);
    if (input.endsWith("/export")) parts.push((await answer.clone().text()).split('"id"').length - 1);
    return answer;
  },
});

it("looks through a bounded number of leads for each page of a search, and goes on from there", async () => {
  const pages: string[][] = [];
  let after: string | undefined;
  do {
    const page = await leadsAdmin.list(by(FIRST), after);
    pages.push(page.leads.map(({ name }) => name));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(pages).toEqual([[], [], [FIRST]]);
});

it("exports all leads once, in answers of a bounded length that are each recorded", async () => {
  const leads = await leadsAdmin.takeAll(by(""));
  expect(new Set(leads.map(({ id }) => id)).size).toBe(COUNT);
  expect(leads).toHaveLength(COUNT);
  expect(Math.max(...parts)).toBeLessThanOrEqual(2000);
  const exported = (await leadsAdmin.audit()).filter(({ what }) => what === "leads-exported");
  expect(exported.map(({ count }) => count)).toEqual(parts.toReversed());
});

it("refuses an export to a page of an earlier release, which expects all leads in one answer", async () => {
  const body = JSON.stringify({ search: "", siteId: "", onlyQuarantined: false });
  const earlier = createHttpLeadsAdmin({
    baseUrl: server.url,
    fetch: (input, init) => browse(input, { ...init, body }),
  });
  await expect(earlier.takeAll(by(""))).rejects.toMatchObject({ kind: "rejected" });
});
