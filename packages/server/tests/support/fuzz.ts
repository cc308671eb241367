import { Agent } from "node:http";
import { koreanDate } from "@danji/complex/sale-dates";
import type { FieldError } from "@danji/api/errors";
import { LEAD_TEXT_FIELDS } from "@danji/api/leads/fields";
import { validateLead } from "@danji/api/leads/rules";
import type { Lead } from "@danji/api/leads/schema";
import { checkDraft } from "@danji/api/press/rules";
import { expect } from "vitest";
import { DEFAULT_LIMITS } from "../../src/limits.ts";
import { leadsIn, type TestHost } from "./host.ts";
import { createRandom, SEED } from "./random.ts";
import { type Answer, send, sendJson, type Sent } from "./send.ts";
import { sampleSite } from "./site.ts";
import { wrongRequest } from "./wrong-requests.ts";

/** Requests that are under way at any moment. */
const SENDERS = 8;
/** Requests after which a long run says how far it is. */
const PROGRESS_EVERY = 10_000;

/** A limit that no run reaches. */
const UNLIMITED = 1_000_000_000;

/** Site whose bookings are answered by text messages. */
export const MESSAGING_SITE = sampleSite({
  messages: { booking: "예약되었습니다.", news: "(광고)[견본] {consentLink}" },
});

/** Limits that no run reaches. */
export const NO_LIMITS = Object.fromEntries(Object.keys(DEFAULT_LIMITS).map((name) => [name, UNLIMITED]));

/** Returns the errors of a lead that stands: none, as the forms' own rules would have refused it. */
function errorsOf(lead: Lead): FieldError[] {
  const fields = Object.fromEntries(LEAD_TEXT_FIELDS[lead.kind].map((field) => [field, lead[field] ?? ""]));
  const { consent, visits } = MESSAGING_SITE;
  return validateLead(lead.kind, fields, { consent, visits, today: koreanDate(Date.now()) });
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
async function sendWrongRequests({ url, requests, ids, credentials }: WrongRequests) {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  const random = createRandom(SEED);
  const tally = { sent: 0, leads: 0, posted: 0 };
  async function sendAll(): Promise<void> {
    while (tally.sent < requests) {
      tally.sent += 1;
      if (tally.sent % PROGRESS_EVERY === 0) console.log(`${tally.sent} of ${requests} requests, seed ${SEED}`);
      const sent = wrongRequest(random, ids, credentials);
      const answer = await send(url, { ...sent, agent });
      expect(answer.status, JSON.stringify({ ...sent, body: String(sent.body) })).toBeLessThan(500);
      const isPost = sent.method === "POST";
      if (isPost && sent.path.startsWith("/api/forms/") && isStored(answer)) tally.leads += 1;
      if (isPost && answer.status === 201) tally.posted += 1;
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendAll));
  agent.destroy();
  return tally;
}

/** Sends wrong requests to a host, half of them as its administrator, and expects that it has stored nothing foreign after them. */
export async function attack(host: TestHost, requests: number, credentials: Sent["headers"]): Promise<void> {
  const { url, store, administrator } = host;
  const article = { siteId: "sample", title: "첫 삽", summary: "요약", content: "내용" };
  const { id } = await store.press.post(article, { who: administrator, at: Date.now() });
  const tally = await sendWrongRequests({ url, requests, ids: [id], credentials });
  expect(tally.leads + tally.posted, "requests that got through").toBeGreaterThan(0);

  const good = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101" };
  expect((await sendJson(url, "/api/forms/interest", good)).status, "a lead after all that").toBe(200);
  expect((await send(url, { path: "/api/health" })).text).toBe('{"ok":true}');
  expect(
    host.lines.filter((line) => !/SMS_DRIVER|PROXY_NOT_TRUSTED/u.test(line)),
    "faults in the log",
  ).toEqual([]);
  const leads = await leadsIn(store);
  expect(leads.flatMap(errorsOf)).toEqual([]);
  const entries = await store.audit.newest(UNLIMITED);
  const erased = entries.reduce((sum, { what, count }) => sum + (what === "leads-erased" ? count : 0), 0);
  expect(leads.length + erased - 1, "leads that were acknowledged").toBe(tally.leads);
  const posted = entries.filter(({ what }) => what === "article-posted");
  expect(posted).toHaveLength(tally.posted + 1);
  const articles = await Promise.all(posted.map(async ({ target }) => store.press.get(target)));
  expect(articles.flatMap((one) => (one === undefined ? [] : checkDraft(one)))).toEqual([]);
  expect(entries.filter(({ who }) => who !== administrator && who !== "")).toEqual([]);
}
