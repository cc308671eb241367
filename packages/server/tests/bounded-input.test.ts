import { HONEYPOT_FIELD, LEAD_FIELDS, LEAD_KINDS, LEAD_TEXT_FIELDS, LEAD_TICKS } from "@danji/api/leads/fields";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../src/app.ts";
import { createCookieAccounts } from "../src/auth/accounts.ts";
import { createClient } from "../src/http/context.ts";
import { WITHOUT_CDN } from "../src/pages/caching.ts";
import { hashPassword } from "../src/auth/password.ts";
import { openStore } from "../src/store/sqlite/open.ts";
import { ADMIN_PATHS, ARTICLE, EDIT } from "./support/refused-requests.ts";
import { ADMINISTRATOR } from "./support/server.ts";
import { buildSampleSite, sampleSite, temporaryDir } from "./support/site.ts";

/** Longest processor time of an answer, in ms. */
const BAR = 50;
/** Tries, of which the quickest counts: code is compiled and memory is cleaned up in between. */
const TRIES = 3;
/** Bytes of a text in a lead, in each field of a question of the admin page and in an address: as much as is read of them. */
const LEAD_BYTES = 60_000;
const QUESTION_BYTES = 700;
const ADDRESS_BYTES = 15_000;

/** Texts of so many bytes on which patterns, trimming and composing have been slow. */
function textsOf(bytes: number): readonly (readonly [name: string, text: string])[] {
  const many = (text: string): string => text.repeat(bytes / Buffer.byteLength(text));
  return [
    ["dots", `a@${many(".")}@`],
    ["blanks", `a${many(" ")}a`],
    ["wide blanks", `a${many("\u3000")}a`],
    ["digits", `${many("1")}a`],
    ["dashes", `0${many("-")}a`],
    ["brackets", `${many("(")}a`],
    ["line breaks", `a${many("\r\n")}a`],
    ["slashes", `${many("/")}a`],
    ["marks out of order", `a${"\u0301".repeat(bytes / 4)}${"\u0316".repeat(bytes / 4)}`],
  ];
}

/** Is refused whatever else it has, so that nothing is stored. */
const LEAD = { name: "홍길동", birthdate: "900101" };
const QUESTION = ["search", "siteId", "phone", "id", "after"] as const;

type Body = string | FormData | URLSearchParams;
type Named = readonly [name: string, work: () => Promise<unknown>];

describe("a text as long as a body may be is answered within 50 ms of processor time", () => {
  const store = openStore(temporaryDir());
  const clock = Date.now;
  const client = createClient("socket");
  const accounts = createCookieAccounts(store, client, clock);
  const limits = {
    requestsPerMinutePerAddress: Infinity,
    leadsPerMinutePerAddress: Infinity,
    leadsPerMinute: Infinity,
  };
  const site = sampleSite({ seedPress: [] });
  const sites = [{ site, staticRoot: buildSampleSite() }] as const;
  const app = createApp(store, { sites, client, accounts, caching: WITHOUT_CDN, clock, limits });
  let cookie = "";
  beforeAll(async () => {
    const password = await hashPassword(ADMINISTRATOR.password, { N: 2, r: 1, p: 1 });
    store.administrators.create({ email: ADMINISTRATOR.email, password }, clock());
    const answer = await ask("/api/session", "POST", JSON.stringify(ADMINISTRATOR));
    expect(answer.status).toBe(200);
    cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  });
  afterAll(() => store.close());

  async function ask(path: string, method: string, body?: Body): Promise<Response> {
    const type = typeof body === "string" ? { "Content-Type": "application/json" } : {};
    return app.request(path, { method, headers: { ...type, Cookie: cookie }, ...(body !== undefined && { body }) });
  }

  /** Returns the names of those that take longer, with their ms. */
  async function slowOf(requests: Iterable<Named>): Promise<string[]> {
    const slow: string[] = [];
    for (const [name, work] of requests) {
      let quickest = Infinity;
      for (let time = 0; time < TRIES && quickest > BAR; time += 1) {
        const before = process.cpuUsage();
        await work();
        const { user, system } = process.cpuUsage(before);
        quickest = Math.min(quickest, (user + system) / 1000);
      }
      if (quickest > BAR) slow.push(`${name}: ${quickest}`);
    }
    return slow;
  }

  /** Returns requests that each have one field of a body replaced. */
  const withFields = (path: string, method: string, fields: object): Named[] =>
    Object.keys(fields).flatMap((name) =>
      textsOf(LEAD_BYTES).map(([kind, text]): Named => {
        const body = JSON.stringify({ ...fields, [name]: text });
        return [`${method} ${path} ${name} of ${kind}`, () => ask(path, method, body)];
      }),
    );

  it.each(LEAD_KINDS)("in each field of a lead: %s", async (kind) => {
    const names = [...LEAD_TEXT_FIELDS[kind], ...LEAD_TICKS, HONEYPOT_FIELD];
    const fields = { ...Object.fromEntries(names.map((name) => [name, ""])), ...LEAD };
    expect(await slowOf(withFields(`/api/forms/${kind}`, "POST", fields))).toEqual([]);
  });

  it("as a message of as many marks as are read", async () => {
    const [, message = ""] = textsOf(LEAD_FIELDS.message.maxLength * 4).at(-1) ?? [];
    const body = JSON.stringify({ ...LEAD, message });
    expect(await slowOf([["marks", () => ask("/api/forms/visit", "POST", body)]])).toEqual([]);
  });

  it("in the other encodings of a form, and where a person is erased while it waits for its page", async () => {
    const requests = [FormData, URLSearchParams].flatMap((Encoding) =>
      ["phone", "message"].flatMap((name) =>
        // A mark has six signs in an address.
        textsOf(LEAD_BYTES / 3).map(([kind, text]): Named => {
          const body = new Encoding();
          for (const [field, value] of Object.entries({ ...LEAD, [name]: text })) body.append(field, value);
          const send = async () => {
            expect((await ask("/api/forms/visit", "POST", body)).status).toBe(303);
            await store.drafts.deleteOf("01012345678");
          };
          return [`${name} of ${kind}`, send];
        }),
      ),
    );
    expect(await slowOf(requests)).toEqual([]);
  });

  it("in the fields of a sign-in and of an article", async () => {
    const requests = [
      ...withFields("/api/session", "POST", ADMINISTRATOR),
      ...withFields("/api/press", "POST", { ...ARTICLE, summary: "" }),
      ...withFields("/api/press/x", "PUT", EDIT),
    ];
    expect(await slowOf(requests)).toEqual([]);
  });

  it("in the fields of the admin page", async () => {
    const requests = ADMIN_PATHS.flatMap((path) =>
      textsOf(QUESTION_BYTES).map(([kind, text]): Named => {
        const body = JSON.stringify(Object.fromEntries(QUESTION.map((name) => [name, text])));
        return [`${path} of ${kind}`, () => ask(path, "POST", body)];
      }),
    );
    expect(await slowOf(requests)).toEqual([]);
  });

  it.each(["/", "/api/press?siteId=", "/api/press?siteId=sample&after=", "/api/press/", "/api/consent/"])(
    "in an address below %s",
    async (start) => {
      const requests = textsOf(ADDRESS_BYTES).map(([kind, text]): Named => {
        const path = start + encodeURI(text).slice(0, ADDRESS_BYTES);
        return [kind, () => ask(path, "GET")];
      });
      expect(await slowOf(requests)).toEqual([]);
    },
  );
});
