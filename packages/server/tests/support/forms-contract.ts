import type { PageState, ReturnedForm } from "@danji/data/page-state";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Lead } from "@danji/data/leads/lead";
import type { Limits } from "../../src/limits.ts";
import type { SiteManifest } from "../../src/manifest.ts";
import type { PageRenderer } from "../../src/pages/pages.ts";
import { cookieFetch } from "./browser.ts";
import { send, sendForm, sendJson } from "./send.ts";
import { sampleSite } from "./site.ts";

/** What a test wants of a host. */
export interface FormsHostOptions {
  readonly clock: () => number;
  readonly site: SiteManifest;
  readonly limits: Partial<Limits>;
  readonly render: PageRenderer;
}

/** A host of the leads endpoint, up, with an empty place to keep them in. */
export interface FormsHost {
  readonly url: string;
  /** Headers by which the proxy in front of this host tells a visitor's address. */
  from(address: string): Readonly<Record<string, string>>;
  /** All that is stored, in the order of time. */
  stored(): Promise<readonly Lead[]>;
  close(): Promise<void>;
}

const GOOD = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101" };
const WRONG = { ...GOOD, phone: "02-123-4567", message: "첫 줄\n둘째 줄" };
const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 5, 1);
const JSON_TYPE = { "Content-Type": "application/json" };
const FORM_PAGE = "/Promotion/Customer";

/** Renders a page as the JSON of its state. */
const render: PageRenderer = ({ url, state }) => Promise.resolve({ status: 200, html: JSON.stringify({ url, state }) });

/** The form that came back with a page, if one did. */
async function formOn(page: Response): Promise<ReturnedForm | undefined> {
  const text = await page.text();
  if (!text.startsWith("{")) return undefined;
  const { state }: { readonly state: PageState } = JSON.parse(text);
  return state.form;
}

/** What every host of the leads endpoint does on the wire. `start` is asked for a fresh one before each test. */
export function describeForms(name: string, start: (options: FormsHostOptions) => Promise<FormsHost>): void {
  describe(`leads on the wire: ${name}`, () => {
    let host: FormsHost;
    let now = START;

    const startWith = async (changes: Partial<FormsHostOptions> = {}): Promise<void> => {
      host = await start({ clock: () => now, site: sampleSite({ seedPress: [] }), limits: {}, render, ...changes });
    };
    const restart = async (changes: Partial<FormsHostOptions>): Promise<void> => {
      await host.close();
      await startWith(changes);
    };
    beforeEach(async () => {
      now = START;
      await startWith();
    });
    afterEach(() => host.close());

    describe("sent by scripts", () => {
      it("are answered as by a hosted form service", async () => {
        const answer = await sendJson(host.url, "/api/forms/interest", GOOD);
        expect(answer.status).toBe(200);
        expect(JSON.parse(answer.text)).toEqual({ ok: true, next: "/thanks" });
        expect(answer.headers["cache-control"]).toBe("no-store");
        expect(await host.stored()).toMatchObject([
          { kind: "interest", ...GOOD, marketing: false, consent: false, createdAt: START },
        ]);
      });

      it.each([
        ["a form that asks for JSON", { Accept: "application/json" }],
        ["a form of an older script", { Accept: "*/*", "X-Requested-With": "XMLHttpRequest" }],
      ])("are answered in JSON to %s", async (_, headers) => {
        const answer = await sendForm(host.url, "/api/forms/visit", GOOD, headers);
        expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { ok: true, next: "/thanks" }]);
      });

      it("are read from multipart forms", async () => {
        const body = new FormData();
        for (const [field, value] of Object.entries({ ...GOOD, message: "가\r\n나", unknown: "x" }))
          body.append(field, value);
        const headers = { Accept: "application/json" };
        const answer = await fetch(`${host.url}/api/forms/visit`, { method: "POST", body, headers });
        expect(answer.status).toBe(200);
        expect(await host.stored()).toMatchObject([{ ...GOOD, message: "가\n나" }]);
      });

      it("are stored without what people cannot see", async () => {
        await sendJson(host.url, "/api/forms/visit", {
          ...GOOD,
          name: " 홍\u0000길\u202e동\u0007 ",
          phone: "０１０－１２３４－５６７８",
          message: "가\u0000나\u001b[31m\r\n다",
        });
        expect(await host.stored()).toMatchObject([
          { name: "홍길동", phone: "010-1234-5678", message: "가나[31m\n다" },
        ]);
      });

      it("are stored with nothing but what belongs to the kind", async () => {
        const foreign = { message: "팝업에는 없는 칸", id: 99, created_at: 0, constructor: "x", residence: "x" };
        await sendJson(host.url, "/api/forms/interest", { ...GOOD, ...foreign });
        expect(await host.stored()).toEqual([
          {
            kind: "interest",
            ...GOOD,
            email: null,
            visitDate: null,
            message: null,
            marketing: false,
            consent: false,
            consentMode: "notice",
            consentVersion: "1",
            createdAt: START,
          },
        ]);
      });

      it.each(["x", " ", "\n", 5, true])(
        "of a robot that fills the hidden field with %j get the same answer and are not stored",
        async (_gotcha) => {
          for (const fields of [GOOD, WRONG, {}]) {
            const answer = await sendJson(host.url, "/api/forms/visit", { ...fields, _gotcha });
            expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { ok: true, next: "/thanks" }]);
          }
          expect(await host.stored()).toEqual([]);
        },
      );

      it("need a ticked box where the complex asks for it, and keep what was agreed to", async () => {
        await restart({ site: sampleSite({ consent: "checkbox", consentVersion: "2026-03", seedPress: [] }) });
        const refused = await sendJson(host.url, "/api/forms/interest", GOOD);
        expect(refused.status).toBe(422);
        expect(JSON.parse(refused.text)).toMatchObject({
          errors: [{ field: "consent", code: "REQUIRED_FIELD_EMPTY" }],
        });
        const agreed = await sendJson(host.url, "/api/forms/interest", { ...GOOD, consent: true, marketing: "on" });
        expect(agreed.status).toBe(200);
        expect(await host.stored()).toMatchObject([
          { consent: true, consentMode: "checkbox", consentVersion: "2026-03", marketing: true },
        ]);
      });

      it.each([
        ["broken JSON", JSON_TYPE, "{", 400, "BAD_REQUEST"],
        ["a list", JSON_TYPE, "[]", 400, "BAD_REQUEST"],
        ["nothing written", JSON_TYPE, "{}", 400, "EMPTY"],
        ["a wrong phone", JSON_TYPE, JSON.stringify(WRONG), 422, "TYPE_PHONE"],
        ["a number for a name", JSON_TYPE, JSON.stringify({ ...GOOD, name: 5 }), 422, "TYPE_TEXT"],
        ["too much", JSON_TYPE, JSON.stringify({ ...GOOD, message: "가".repeat(40_000) }), 413, "TOO_LARGE"],
        [
          "another type",
          { "Content-Type": "text/plain", Accept: "application/json" },
          "x",
          415,
          "UNSUPPORTED_MEDIA_TYPE",
        ],
      ])("are refused: %s", async (_, headers, body, status, code) => {
        const answer = await send(host.url, { method: "POST", path: "/api/forms/visit", headers, body });
        expect(answer.status).toBe(status);
        expect(JSON.parse(answer.text).errors[0]).toMatchObject({ code });
        expect(await host.stored()).toEqual([]);
      });

      it("have no other method and no other address", async () => {
        const read = await send(host.url, { path: "/api/forms/visit" });
        expect([read.status, read.headers["allow"]]).toEqual([405, "POST"]);
        const unknown = await sendJson(host.url, "/api/forms/other", GOOD);
        expect(unknown.status).toBe(404);
      });
    });

    describe("limited", () => {
      const post = async (address: string, fields: object = GOOD): Promise<number> =>
        (await sendJson(host.url, "/api/forms/visit", fields, host.from(address))).status;

      it("count by address once they are stored, and say when to come again", async () => {
        await restart({ limits: { leadsPerMinutePerAddress: 2 } });
        for (const fields of [WRONG, GOOD, WRONG, GOOD]) await post("192.0.2.1", fields);
        now += 20_000;
        const answer = await sendJson(host.url, "/api/forms/visit", GOOD, host.from("192.0.2.1"));
        expect(answer.status).toBe(429);
        expect(answer.headers["retry-after"]).toBe("40");
        expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ code: "TOO_MANY_REQUESTS" }] });
        expect(await host.stored()).toHaveLength(2);
        now += MINUTE_MS;
        expect(await post("192.0.2.1")).toBe(200);
      });

      it("count in all", async () => {
        await restart({ limits: { leadsPerMinute: 2 } });
        expect([await post("192.0.2.1"), await post("192.0.2.2"), await post("192.0.2.3")]).toEqual([200, 200, 429]);
      });

      it("take addresses in one IPv6 network for one", async () => {
        await restart({ limits: { leadsPerMinutePerAddress: 1 } });
        expect([await post("2001:db8::1"), await post("2001:db8:0:0:ffff::2"), await post("2001:db8:1::1")]).toEqual([
          200, 429, 200,
        ]);
      });

      it("turn a flood away before it is read", async () => {
        await restart({ limits: { postsPerMinutePerAddress: 3 } });
        const statuses = [];
        for (let index = 0; index < 4; index += 1) {
          statuses.push((await send(host.url, { method: "POST", path: "/api/forms/visit", body: "{" })).status);
        }
        expect(statuses).toEqual([415, 415, 415, 429]);
      });
    });

    describe("sent without a script", () => {
      let browser = cookieFetch();
      const postFrom = (path: string, fields: Readonly<Record<string, string>>, kind = "visit"): Promise<Response> =>
        browser(`${host.url}/api/forms/${kind}`, {
          method: "POST",
          body: new URLSearchParams(fields),
          headers: { Accept: "text/html", Referer: `${host.url}${path}` },
        });
      beforeEach(() => {
        browser = cookieFetch();
      });

      it("lead to the page that says thank you", async () => {
        const answer = await postFrom("/", { ...GOOD, _gotcha: "" });
        expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/thanks"]);
        const robot = await postFrom("/", { ...GOOD, _gotcha: "x" });
        expect([robot.status, robot.headers.get("Location")]).toEqual([303, "/thanks"]);
        expect(await host.stored()).toHaveLength(1);
      });

      it("come back once with what was typed and what is wrong with it", async () => {
        const answer = await postFrom(FORM_PAGE, WRONG);
        expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${FORM_PAGE}#visit-form`]);
        expect(answer.headers.get("Set-Cookie")).toMatch(/; Path=\/; HttpOnly(?:; Secure)?; SameSite=Lax$/u);

        expect(await formOn(await browser(`${host.url}/Brand/intro`, {})), "on another page").toBeUndefined();
        const page = await browser(`${host.url}/promotion/customer?from=kakao`, {});
        expect(page.headers.get("Cache-Control")).toBe("no-store");
        expect(await formOn(page)).toEqual({
          kind: "visit",
          values: expect.objectContaining(WRONG),
          errors: [{ field: "phone", code: "TYPE_PHONE", message: expect.stringContaining("예: 01012345678") }],
          message: "예약에 실패했습니다. 다시 시도해주세요.",
        });
        expect(await formOn(await browser(`${host.url}${FORM_PAGE}`, {}))).toBeUndefined();
        expect(await host.stored()).toEqual([]);
      });

      it("come back to the page of an inquiry", async () => {
        const answer = await postFrom("/sample/customer", { name: "홍" }, "inquiry");
        expect(answer.headers.get("Location")).toBe("/sample/customer#inquiry-form");
        const form = await formOn(await browser(`${host.url}/sample/customer`, {}));
        expect(form).toMatchObject({ kind: "inquiry", values: { name: "홍" } });
      });

      it("come back to nobody else, and not for ever", async () => {
        await postFrom(FORM_PAGE, WRONG);
        expect(await formOn(await fetch(`${host.url}${FORM_PAGE}`))).toBeUndefined();
        expect(
          await formOn(await fetch(`${host.url}${FORM_PAGE}`, { headers: { Cookie: "__session=x; danji_draft=x" } })),
        ).toBeUndefined();
        now += 10 * MINUTE_MS;
        expect(await formOn(await browser(`${host.url}${FORM_PAGE}`, {}))).toBeUndefined();
      });

      it("come back when too many have been stored", async () => {
        await restart({ limits: { leadsPerMinute: 1 } });
        await postFrom(FORM_PAGE, GOOD);
        expect((await postFrom(FORM_PAGE, GOOD)).headers.get("Location")).toBe(`${FORM_PAGE}#visit-form`);
        expect(await formOn(await browser(`${host.url}${FORM_PAGE}`, {}))).toMatchObject({
          values: GOOD,
          errors: [],
          message: expect.stringContaining("너무 많"),
        });
      });

      it("get a page where their body cannot be read", async () => {
        const answer = await sendForm(host.url, "/api/forms/visit", { name: "x".repeat(100_000) });
        expect(answer.status).toBe(413);
        expect(answer.headers["content-type"]).toContain("text/html");
        expect(answer.text).toContain("보낸 내용이 너무 큽니다.");
      });
    });
  });
}
