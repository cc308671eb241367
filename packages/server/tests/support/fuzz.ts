import { Agent } from "node:http";
import { koreanDate } from "@danji/complex/sale-dates";
import type { FieldError } from "@danji/api/errors";
import { LEAD_TEXT_FIELDS } from "@danji/api/leads/fields";
import { validateLead } from "@danji/api/leads/rules";
import type { Lead } from "@danji/api/leads/schema";
import { checkDraft } from "@danji/api/press/rules";
import { expect } from "vitest";
import { DEFAULT_LIMITS } from "../../src/limits.ts";
import { createRandom, type Random, SEED } from "./random.ts";
import { type Answer, GOOD, send, sendJson, type Sent } from "./send.ts";
import { leadsIn, type TestHost } from "./host.ts";
import { sampleSite } from "./site.ts";
import { ENDPOINTS } from "./refused-requests.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const;

/** Texts that have broken programs, and some that break nothing. */
const TEXTS = [
  "",
  " ",
  "홍길동",
  "010-1234-5678",
  "900101",
  "2026-12-24",
  "a@b.kr",
  "' OR 1=1;--",
  "'; DROP TABLE leads;--",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "../../etc/passwd",
  "\u0000",
  "a\r\nSet-Cookie: x=1",
  "\ud800",
  "\u202e가\u200b",
  "😀".repeat(50),
  "x".repeat(3000),
  "__proto__",
  "constructor",
  "NaN",
  "1e999",
] as const;

const SCALARS = [null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, [], {}] as const;

/** Bodies that are as they should be, of all endpoints; what is sent has one thing changed. */
const BODIES: readonly [Readonly<Record<string, unknown>>, ...Readonly<Record<string, unknown>>[]] = [
  GOOD,
  { name: "홍길동", phone: "010-1234-5678", visitDate: "2026-12-24", consent: "true", message: "문의" },
  { name: "홍길동", phone: "010-1234-5678", email: "a@b.kr", message: "문의" },
  { siteId: "sample", title: "제목", summary: "요약", content: "내용" },
  { title: "새 제목", summary: "요약", content: "", seen: { title: "제목", summary: "요약", content: "내용" } },
  { seen: { title: "제목", summary: "요약", content: "내용" } },
  { email: "admin@sample.example", password: "wrong" },
  { opening: "0123456789abcdef0123456789abcdef" },
  { search: "", after: "1.a" },
  { id: "1", from: "new", to: "called" },
  { phone: "010-1234-5678" },
];

const PAGES = [
  "/",
  "/Brand/intro",
  "/sample/press",
  "/other/press",
  "/Promotion/Customer",
  "/rss.xml",
  "/sitemap.xml",
  "/api",
] as const;
/** Addresses that end the administrator's session. */
const ENDING = /^\/api\/(?:session|admin\/end-sessions)/u;
const HEADERS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ["Content-Type", "application/json"],
  ["Content-Type", "application/json; charset=euc-kr"],
  ["Content-Type", "text/plain"],
  ["Content-Encoding", "gzip"],
  ["Accept", "text/html"],
  ["Origin", "https://evil.example"],
  ["Origin", "null"],
  ["Sec-Fetch-Site", "cross-site"],
  ["Cookie", "danji_session=x; danji_device=%00; danji_draft=../x"],
  ["Cookie", ";;=;%;danji_session=%E0%A4"],
  ["Authorization", "Bearer x"],
  ["X-Forwarded-For", "' OR 1=1"],
  ["Range", "bytes=0-99999999999999999999"],
  ["If-None-Match", "*"],
  ["If-Modified-Since", "never"],
  ["Accept-Encoding", "br;q=x, gzip"],
  ["Host", "evil.example:99999"],
  ["Referer", "//evil.example/%00"],
];

/** Half a character cannot stand in an address. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

type Changed = Record<string, unknown>;

function valueOf(random: Random): unknown {
  if (random.chance(0.6)) return random.pick(TEXTS);
  const value: unknown = random.pick(SCALARS);
  return random.chance(0.2) ? [value, { [random.pick(TEXTS)]: random.pick(TEXTS) }] : value;
}

function changedBody(random: Random): Changed {
  const body: Changed = { ...random.pick(BODIES) };
  for (let change = random.below(3); change > 0; change -= 1) {
    const names = Object.keys(body);
    const name = names[random.below(names.length)] ?? "x";
    const choice = random.below(10);
    if (choice < 2) delete body[name];
    else if (choice < 4) body[random.pick(TEXTS)] = valueOf(random);
    else body[name] = valueOf(random);
  }
  return body;
}

function bytesOf(random: Random): Uint8Array {
  return Uint8Array.from({ length: random.below(200) }, () => random.below(256));
}

/** A body with its type: JSON mostly, forms, and what is neither. */
function bodyOf(random: Random): Pick<Sent, "body" | "headers"> {
  const body = changedBody(random);
  const json = JSON.stringify(body);
  const type = (name: string) => ({ "Content-Type": name });
  switch (random.below(8)) {
    case 0:
      return { body: json.slice(0, random.below(json.length)), headers: type("application/json") };
    case 1:
      return { body: bytesOf(random), headers: type("application/json") };
    case 2: {
      const fields = Object.entries(body).map(([name, value]) => [wellFormed(name), wellFormed(String(value))]);
      return { body: new URLSearchParams(fields).toString(), headers: type("application/x-www-form-urlencoded") };
    }
    case 3:
      return { body: bytesOf(random), headers: type("application/x-www-form-urlencoded") };
    case 4: {
      const parts = Object.entries(body).map(
        ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
      );
      return {
        body: `${parts.join("")}${random.chance(0.5) ? "--x--" : ""}`,
        headers: type("multipart/form-data; boundary=x"),
      };
    }
    default:
      return { body: json, headers: type("application/json") };
  }
}

function pathOf(
  random: Random,
  ids: readonly string[],
): { readonly path: string; readonly methods: readonly string[] } {
  const endpoints = [...ENDPOINTS];
  const [endpoint, methods] = endpoints[random.below(endpoints.length)] ?? ["/", ["GET"]];
  const id = random.chance(0.5) ? ids[random.below(ids.length)] : undefined;
  const filled = endpoint.replace(":id", id ?? encodeURIComponent(wellFormed(random.pick(TEXTS))));
  const path = random.chance(0.15) ? random.pick(PAGES) : filled;
  const query = new URLSearchParams({
    siteId: random.chance(0.7) ? "sample" : wellFormed(random.pick(TEXTS)),
    [random.pick(["after", "x"])]: random.chance(0.5) ? bytesOf(random).join("") : wellFormed(random.pick(TEXTS)),
  });
  if (random.chance(0.1)) return { path: `${path}/${encodeURIComponent(wellFormed(random.pick(TEXTS)))}`, methods };
  return { path: random.chance(0.3) ? `${path}?${query.toString()}` : path, methods };
}

/**
 * Makes a request with something wrong in it, or nothing.
 *
 * @param ids Articles that stand.
 * @param credentials Headers of the administrator; about half of the requests carry them, but for those that would end the
 * session.
 */
export function wrongRequest(random: Random, ids: readonly string[], credentials: Sent["headers"]): Sent {
  const { path, methods } = pathOf(random, ids);
  const method = random.chance(0.8) ? (methods[random.below(methods.length)] ?? "GET") : random.pick(METHODS);
  const signedIn = random.chance(0.5) && !ENDING.test(path) ? credentials : {};
  const strange = random.chance(0.3) ? Object.fromEntries([random.pick(HEADERS)]) : {};
  const hasBody = method !== "GET" && method !== "HEAD" && random.chance(0.9);
  const { body, headers } = hasBody ? bodyOf(random) : {};
  return { method, path, headers: { ...headers, ...signedIn, ...strange }, ...(body !== undefined && { body }) };
}

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

  expect((await sendJson(url, "/api/forms/interest", GOOD)).status, "a lead after all that").toBe(200);
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
