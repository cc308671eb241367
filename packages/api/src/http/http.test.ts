import { describe, expect, it } from "vitest";
import type { DataError } from "../errors.ts";
import type { LeadFields, LeadKind } from "../leads/fields.ts";
import type { Fetch } from "./request.ts";
import { createHttpLeads } from "./leads.ts";
import { createHttpPress } from "./press.ts";
import { createHttpSession } from "./session.ts";

const ENDPOINTS = { interest: "/f/interest", visit: "/f/visit", inquiry: "/f/inquiry" };
const FIELDS: LeadFields = { name: "홍", phone: "010", birthdate: "900101", message: "", _gotcha: "", extra: "x" };

/** A `fetch` that answers the same each time and remembers what it was asked. */
function fakeFetch(answer: () => Response): { fetch: Fetch; requests: Request[] } {
  const requests: Request[] = [];
  const fetch: Fetch = (input, init) => {
    requests.push(new Request(new URL(input, "http://sample.example"), init));
    return Promise.resolve(answer());
  };
  return { fetch, requests };
}

function json(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init);
}

async function sendTo(answer: () => Response, kind: LeadKind = "interest"): Promise<unknown> {
  const { fetch } = fakeFetch(answer);
  return createHttpLeads({ endpoints: ENDPOINTS, fetch })
    .send(kind, FIELDS)
    .then(
      () => "sent",
      (error: DataError) => error.kind,
    );
}

describe("leads on the wire", () => {
  async function wire(kind: LeadKind, fields: LeadFields): Promise<{ request: Request; text: string }> {
    const { fetch, requests } = fakeFetch(() => json({ ok: true, next: "/thanks" }));
    await createHttpLeads({ endpoints: ENDPOINTS, fetch }).send(kind, fields);
    const [request] = requests;
    if (request === undefined) throw new Error("Nothing was sent");
    return { request, text: await request.text() };
  }

  it("sends interest as JSON of exactly its three fields", async () => {
    const { request, text } = await wire("interest", { ...FIELDS, email: "", visitDate: "" });
    expect(request.method).toBe("POST");
    expect(new URL(request.url).pathname).toBe("/f/interest");
    expect(request.headers.get("Content-Type")).toBe("application/json");
    expect(JSON.parse(text)).toEqual({ name: "홍", phone: "010", birthdate: "900101" });
  });

  it.each(["interest", "visit", "inquiry"] as const)(
    "proves to the site's own backend where %s comes from",
    async (kind) => {
      const { fetch, requests } = fakeFetch(() => json({ ok: true }));
      const elsewhere = {
        interest: "https://forms.example/1",
        visit: "//forms.example/2",
        inquiry: "http://forms.example/3",
      };
      const proof = (): Promise<string> => Promise.resolve("token");
      await createHttpLeads({ endpoints: ENDPOINTS, fetch, proof }).send(kind, FIELDS);
      await createHttpLeads({ endpoints: elsewhere, fetch, proof }).send(kind, FIELDS);
      await createHttpLeads({ endpoints: ENDPOINTS, fetch }).send(kind, FIELDS);
      expect(requests.map(({ headers }) => headers.get("X-Firebase-AppCheck"))).toEqual(["token", null, null]);
      expect(requests[0]?.headers.get("Accept")).toBe("application/json");
      expect(requests[0]?.headers.get("Content-Type")).toBe(requests[2]?.headers.get("Content-Type"));
    },
  );

  it("sends a lead that failed again with its id, and any other with an id of its own, to no other service", async () => {
    const answers = [500, 200, 200, 500, 200].map((status) => json({}, { status }));
    const { fetch, requests } = fakeFetch(() => answers.shift() ?? json({}));
    const leads = createHttpLeads({ endpoints: { ...ENDPOINTS, inquiry: "https://forms.example/1" }, fetch });
    await expect(leads.send("visit", FIELDS)).rejects.toMatchObject({ kind: "server" });
    await leads.send("visit", FIELDS);
    await leads.send("visit", FIELDS);
    await expect(leads.send("interest", FIELDS)).rejects.toMatchObject({ kind: "server" });
    await leads.send("interest", { ...FIELDS, name: "김" });
    await leads.send("inquiry", FIELDS);
    const ids = requests.map(({ headers }) => headers.get("Idempotency-Key"));
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(5);
    expect(ids.at(-1)).toBeNull();
  });

  it("adds to interest and inquiry only what was given", async () => {
    const more = { ...FIELDS, email: "a@b.kr", visitDate: "2026-05-01", marketing: "on", consent: "true" };
    expect(JSON.parse((await wire("interest", more)).text)).toEqual({
      name: "홍",
      phone: "010",
      birthdate: "900101",
      email: "a@b.kr",
      visitDate: "2026-05-01",
      marketing: true,
      consent: true,
    });
    expect(JSON.parse((await wire("inquiry", FIELDS)).text)).toEqual({ name: "홍", phone: "010", message: "" });
  });

  it("sends a visit in the encoding of its form", async () => {
    const { request, text } = await wire("visit", FIELDS);
    expect(request.headers.get("Content-Type")).toBe("application/x-www-form-urlencoded;charset=UTF-8");
    expect(request.headers.get("Accept")).toBe("application/json");
    expect([...new URLSearchParams(text)]).toEqual([
      ["name", "홍"],
      ["phone", "010"],
      ["birthdate", "900101"],
      ["message", ""],
      ["_gotcha", ""],
    ]);
    const filled = await wire("visit", { ...FIELDS, visitDate: "2026-05-01", marketing: "on" });
    expect(filled.text).toContain("&visitDate=2026-05-01&marketing=on");
  });
});

describe("leads and answers", () => {
  it.each<[string, () => Response, string]>([
    ["an accepted lead", () => json({ ok: true, next: "/thanks" }), "sent"],
    ["an empty yes", () => new Response(null, { status: 204 }), "sent"],
    ["a captcha page", () => new Response("<html>", { headers: { "Content-Type": "text/html" } }), "server"],
    ["403", () => json({}, { status: 403 }), "rejected"],
    ["404", () => json({}, { status: 404 }), "server"],
    ["403 after the last day", () => json({ errors: [{ code: "LEADS_ENDED" }] }, { status: 403 }), "ended"],
    ["422", () => json({}, { status: 422 }), "rejected"],
    ["429", () => json({}, { status: 429 }), "limited"],
    ["a page with 502", () => new Response("<html>", { status: 502 }), "server"],
  ])("%s", async (_, answer, expected) => {
    expect(await sendTo(answer)).toBe(expected);
  });

  it("carries the sentence, the field errors and the wait of the answer", async () => {
    const errors = [
      { field: "phone", code: "TYPE_PHONE", message: "번호" },
      { field: "name", code: "SOMETHING_NEW", message: "이름" },
      { code: "EMPTY", message: "비었음" },
      null,
    ];
    const { fetch } = fakeFetch(() =>
      json({ error: "잠깐", errors }, { status: 429, headers: { "Retry-After": "7" } }),
    );
    await expect(createHttpLeads({ endpoints: ENDPOINTS, fetch }).send("visit", FIELDS)).rejects.toMatchObject({
      kind: "limited",
      message: "잠깐",
      retryAfterSeconds: 7,
      fields: [
        { field: "phone", code: "TYPE_PHONE", message: "번호" },
        { field: "name", code: "NOT_ALLOWED", message: "이름" },
      ],
    });
  });
});

const article = { id: "a", siteId: "s", title: "t", summary: "", content: "", date: 1, views: 1 };

it("addresses of the press keep what is in an id and a cursor out of the address", async () => {
  const { fetch, requests } = fakeFetch(() => json(article));
  await createHttpPress({ fetch, baseUrl: "http://backend.example" }).open("../session?x#y");
  expect(requests.map(({ url }) => url)).toEqual([
    "http://backend.example/api/press/..%2Fsession%3Fx%23y",
    "http://backend.example/api/press/..%2Fsession%3Fx%23y/views",
  ]);
});

describe("openings", () => {
  /** Answers with the article, and to its opening with the given status. */
  function opener(answerOpening: () => Promise<Response>) {
    const sent: Request[] = [];
    const fetch: Fetch = (input, init) => {
      if (init.method === undefined) return Promise.resolve(json(article));
      sent.push(new Request(new URL(input, "http://sample.example"), init));
      return answerOpening();
    };
    return { open: () => createHttpPress({ fetch }).open("a"), sent };
  }

  it("are sent with an id each, and survive the page", async () => {
    const { open, sent } = opener(() => Promise.resolve(new Response(null, { status: 204 })));
    await open();
    await open();
    const ids = await Promise.all(sent.map(async (request) => (await request.json()).opening));
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/u), expect.stringMatching(/^[0-9a-f]{32}$/u)]);
    expect(ids[0]).not.toBe(ids[1]);
    expect(sent.every(({ keepalive }) => keepalive)).toBe(true);
  });

  it.each<[string, () => Promise<Response>]>([
    ["is never answered", () => new Promise(() => undefined)],
    ["fails", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["is refused", () => Promise.resolve(json({}, { status: 500 }))],
  ])("let an article be read whose count %s", async (_, answerOpening) => {
    expect(await opener(answerOpening).open()).toEqual({ ...article, views: article.views + 1 });
  });
});

it.each<[string, (() => Promise<string | null>) | undefined, string | null]>([
  ["with the administrator's token", () => Promise.resolve("token"), "Bearer token"],
  ["without one before signing in", () => Promise.resolve(null), null],
  ["without one where the token cannot be had", () => Promise.reject(new Error("offline")), null],
  ["without one where the session is a cookie", undefined, null],
])("reading the press with a session asks %s", async (_, token, header) => {
  const { fetch, requests } = fakeFetch(() => json({ articles: [], next: null }));
  await createHttpPress({ fetch, ...(token && { token }) }).list("s");
  expect(requests.map(({ headers }) => headers.get("Authorization"))).toEqual([header]);
});

describe("the sign-in on the wire", () => {
  const administrator = { email: "kim@sample.example" };
  const signIn = (kept: unknown): Promise<unknown> => {
    const answers = [json({ administrator }), json({ administrator: kept })];
    const fetch: Fetch = () => Promise.resolve(answers.shift() ?? json({}));
    return createHttpSession({ fetch }).signIn({ ...administrator, password: "twelve letters" });
  };

  it("welcomes an administrator whose browser keeps the session", async () => {
    expect(await signIn(administrator)).toEqual(administrator);
  });

  it("names the cookies where the browser blocks them", async () => {
    await expect(signIn(null)).rejects.toMatchObject({ kind: "rejected", message: expect.stringContaining("쿠키") });
  });
});
