import type { PageState, ReturnedForm } from "@danji/api/page-state";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Limits } from "../../src/limits.ts";
import type { PageRenderer } from "../../src/pages/pages.ts";
import { adminLeadsIn, type HostOptions, leadsIn, quarantinedIn, type StartHost, type TestHost } from "./host.ts";
import { cookieFetch, GOOD, send, sendForm, sendJson, WRONG } from "./send.ts";
import { sampleSite } from "./site.ts";

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 5, 1);
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

/** What every host of the leads endpoint does on the wire. `start` is called before each test. */
export function describeForms(name: string, start: StartHost): void {
  describe(`leads on the wire: ${name}`, () => {
    let host: TestHost;
    let now = START;

    const startWith = async (changes: HostOptions = {}): Promise<void> => {
      const site = sampleSite({ seedPress: [] });
      host = await start({ clock: () => now, site, limits: {}, render, sendsMessages: true, ...changes });
    };
    const stored = () => leadsIn(host.store);
    const quarantined = () => quarantinedIn(host.store);
    const confirmedAt = async () => (await adminLeadsIn(host.store)).map((lead) => lead.marketingConfirmedAt);
    const restart = async (changes: HostOptions): Promise<void> => {
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
        expect(await stored()).toMatchObject([
          { kind: "interest", ...GOOD, marketing: false, consent: false, createdAt: START },
        ]);
      });

      it.each([
        ["a form that asks for JSON", { Accept: "application/json" }],
        ["a form of an older script", { Accept: "*/*", "X-Requested-With": "XMLHttpRequest" }],
      ])("are answered in JSON to %s", async (_, headers) => {
        const answer = await sendForm(host.url, "/api/forms/visit", GOOD, headers);
        expect([answer.status, JSON.parse(answer.text)]).toMatchObject([200, { ok: true, next: "/thanks" }]);
      });

      it("are read from multipart forms", async () => {
        const body = new FormData();
        for (const [field, value] of Object.entries({ ...GOOD, message: "가\r\n나", unknown: "x" }))
          body.append(field, value);
        const headers = { Accept: "application/json" };
        const answer = await fetch(`${host.url}/api/forms/visit`, { method: "POST", body, headers });
        expect(answer.status).toBe(200);
        expect(await stored()).toMatchObject([{ ...GOOD, message: "가\n나" }]);
      });

      it("are stored with nothing but what belongs to the kind", async () => {
        const foreign = {
          message: "팝업에는 없는 칸",
          id: 99,
          created_at: 0,
          constructor: "x",
          residence: "x",
          siteId: "other",
        };
        await sendJson(host.url, "/api/forms/interest", { ...GOOD, ...foreign });
        expect(await stored()).toEqual([
          {
            siteId: "sample",
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

      it.each(["x", 5])(
        "of a robot that fills the hidden field with %j get the same answer and are not stored",
        async (_gotcha) => {
          for (const fields of [GOOD, WRONG, {}]) {
            const answer = await sendJson(host.url, "/api/forms/visit", { ...fields, _gotcha });
            expect([answer.status, JSON.parse(answer.text)]).toMatchObject([200, { ok: true, next: "/thanks" }]);
          }
          expect(await stored()).toEqual([]);
        },
      );

      it.each([
        ["the same id once", "0123456789abcdef0123456789abcdef", 1],
        ["an id of another form each time", "x".repeat(200), 2],
      ])("are stored that come with %s", async (_, id, count) => {
        for (let time = 0; time < 2; time += 1)
          expect((await sendJson(host.url, "/api/forms/interest", GOOD, { "Idempotency-Key": id })).status).toBe(200);
        expect(await stored()).toHaveLength(count);
      });

      it("are all stored where one id comes with another person or another kind", async () => {
        const headers = { "Idempotency-Key": "0123456789abcdef0123456789abcdef" };
        const send = async (kind: string, fields: object): Promise<void> => {
          now += 1;
          expect((await sendJson(host.url, `/api/forms/${kind}`, fields, headers)).status).toBe(200);
        };
        await send("interest", GOOD);
        await send("interest", { ...GOOD, name: "키하루" });
        await send("visit", GOOD);
        expect((await stored()).map(({ kind, name }) => [kind, name])).toEqual([
          ["interest", GOOD.name],
          ["interest", "키하루"],
          ["visit", GOOD.name],
        ]);
      });

      it("need a ticked box where the complex asks for it, and keep what was agreed to", async () => {
        await restart({ site: sampleSite({ consent: "checkbox", consentVersion: "2026-03", seedPress: [] }) });
        const refused = await sendJson(host.url, "/api/forms/interest", GOOD);
        expect(refused.status).toBe(422);
        expect(JSON.parse(refused.text)).toMatchObject({
          errors: [{ field: "consent", code: "REQUIRED_FIELD_EMPTY" }],
        });
        const agreed = await sendJson(host.url, "/api/forms/interest", { ...GOOD, consent: true, marketing: "on" });
        expect(agreed.status).toBe(200);
        expect(await stored()).toMatchObject([
          { consent: true, consentMode: "checkbox", consentVersion: "2026-03", marketing: true },
        ]);
      });

      it("are refused from the day on which none may be kept, and stored until then", async () => {
        now = Date.parse("2026-11-21T00:00:00+09:00") - 1;
        await restart({ site: sampleSite({ seedPress: [], leadsEnd: "2026-11-21" }) });
        expect((await sendJson(host.url, "/api/forms/interest", GOOD)).status).toBe(200);
        now += 1;
        const answer = await sendJson(host.url, "/api/forms/interest", GOOD);
        expect([answer.status, JSON.parse(answer.text)]).toMatchObject([403, { errors: [{ code: "LEADS_ENDED" }] }]);
        expect(await stored()).toHaveLength(1);
      });
    });

    describe("limited", () => {
      const post = async (address: string, fields: object = GOOD): Promise<number> =>
        (await sendJson(host.url, "/api/forms/visit", fields, host.from(address))).status;

      it("count by address once they are stored, and more are kept in quarantine", async () => {
        await restart({ limits: { leadsPerMinutePerAddress: 2 } });
        for (const fields of [WRONG, GOOD, WRONG, GOOD]) await post("192.0.2.1", fields);
        now += 20_000;
        const answer = await sendJson(host.url, "/api/forms/visit", GOOD, host.from("192.0.2.1"));
        expect([answer.status, JSON.parse(answer.text)]).toMatchObject([200, { ok: true, next: "/thanks" }]);
        expect(await stored()).toHaveLength(3);
        expect(await quarantined()).toBe(1);
        now += MINUTE_MS;
        await post("192.0.2.1");
        expect(await quarantined()).toBe(1);
      });

      it("are refused once quarantine is full, and say when to come again", async () => {
        await restart({ limits: { leadsPerMinute: 1, quarantinedPerDay: 1 } });
        expect([await post("192.0.2.1"), await post("192.0.2.2")]).toEqual([200, 200]);
        now += 20_000;
        const answer = await sendJson(host.url, "/api/forms/visit", GOOD, host.from("192.0.2.3"));
        expect(answer.status).toBe(429);
        expect(answer.headers["retry-after"]).toBe("40");
        expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ code: "TOO_MANY_REQUESTS" }] });
        expect(await stored()).toHaveLength(2);
      });

      it("turn a flood away before it is read", async () => {
        await restart({ limits: { requestsPerMinutePerAddress: 3 } });
        const statuses = [];
        for (let index = 0; index < 4; index += 1) {
          statuses.push((await send(host.url, { method: "POST", path: "/api/forms/visit", body: "{" })).status);
        }
        expect(statuses).toEqual([415, 415, 415, 429]);
      });
    });

    describe("followed by text messages", () => {
      const messages = { booking: "예약되었습니다.\n확인 {consentLink}", news: "(광고) 소식" };
      const book = async (fields: object = {}, headers = {}): Promise<unknown> =>
        JSON.parse((await sendJson(host.url, "/api/forms/visit", { ...GOOD, ...fields }, headers)).text);
      const answerLink = (link: string, answer: string) =>
        fetch(link, { method: "POST", body: new URLSearchParams({ answer }) });
      const followed = (textMessage: boolean) => ({ ok: true, next: "/thanks", textMessage });
      const restartWith = (limits: Partial<Limits> = {}) =>
        restart({ site: sampleSite({ seedPress: [], messages }), limits });

      it("say so only when one will come", async () => {
        await restartWith();
        expect(await book()).toEqual(followed(true));
        expect(await book(), "the number has had its message today").toEqual(followed(false));
        expect(await book({ _gotcha: "x" }), "a robot learns nothing").toEqual(followed(true));
      });

      it("promise none where no carrier sends them, to a robot neither", async () => {
        await restart({ site: sampleSite({ seedPress: [], messages }), sendsMessages: false });
        expect(await book()).toEqual(followed(false));
        expect(await book({ _gotcha: "x" })).toEqual(followed(false));
      });

      it("leave messages to others than the one who sends many", async () => {
        await restartWith({ messagesPerHourPerAddress: 2 });
        const answers = [];
        for (const end of [1, 2, 3]) answers.push(await book({ phone: `010-1234-000${end}` }, host.from("192.0.2.1")));
        answers.push(await book({ phone: "010-1234-0004" }, host.from("192.0.2.2")));
        expect(answers).toEqual([true, true, false, true].map(followed));
      });

      it("promise none from quarantine", async () => {
        await restartWith({ leadsPerMinute: 0 });
        expect(await book({ marketing: true })).toEqual(followed(false));
        expect(await host.consentTokens()).toEqual([]);
      });

      it("let the owner of the number confirm and withdraw on a page without a script", async () => {
        await restartWith();
        await book({ marketing: true });
        const [token] = await host.consentTokens();
        const link = `${host.url}/api/consent/${token}`;
        for (let index = 0; index < 2; index += 1)
          expect(await (await fetch(link)).text(), "opening it changes nothing").toContain("소식 수신 동의 확인</h1>");
        expect(await (await answerLink(link, "confirm")).text()).toContain("소식 수신에 동의하셨습니다</h1>");
        expect(await (await answerLink(link, "withdraw")).text()).toContain("수신 거부가 처리되었습니다</h1>");
        expect(await stored()).toMatchObject([{ marketing: false }]);
        expect(await (await answerLink(link, "confirm")).text()).toContain("수신 거부가 처리되었습니다</h1>");
      });

      it("have the owner's confirmation recorded with every lead of the number that agreed, and with no other", async () => {
        await restartWith();
        const visitors = [
          { marketing: true },
          { marketing: true, phone: "01012345678" },
          {},
          { marketing: true, phone: "010-1234-5679" },
        ];
        for (const fields of visitors) {
          await book(fields);
          now += 1;
        }
        expect(await confirmedAt()).toEqual([null, null, null, null]);
        const [first] = await host.consentTokens();
        const link = `${host.url}/api/consent/${first}`;
        await answerLink(link, "confirm");
        const confirmed = [now, now, null, null];
        expect(await confirmedAt()).toEqual(confirmed);
        now += MINUTE_MS;
        await answerLink(link, "confirm");
        expect(await confirmedAt()).toEqual(confirmed);
      });

      it.each(["GET", "POST"])("know no other link: %s", async (method) => {
        const answer = await fetch(`${host.url}/api/consent/AAAAAAAAAAAAAAAAAAAAAA`, { method });
        expect(answer.status).toBe(404);
        expect(await answer.text()).toContain("올바르지 않은 링크");
      });
    });

    describe("sent by a page of another site", () => {
      const messages = { booking: "예약되었습니다.", news: "(광고) 소식" };
      const SITE = "https://sample.example";
      const FOREIGN = [
        { Origin: "https://evil.example" },
        { Origin: "null" },
        { "Sec-Fetch-Site": "cross-site" },
        { Origin: "null", "Sec-Fetch-Site": "cross-site" },
      ];
      const OWN = [
        { Origin: SITE },
        { Origin: SITE, "Sec-Fetch-Site": "same-origin" },
        { Origin: "null", "Sec-Fetch-Site": "same-origin" },
        { "Sec-Fetch-Site": "none" },
        {},
      ];
      const postAs = (headers: object, fields: Readonly<Record<string, string>>) =>
        sendForm(host.url, "/api/forms/visit", fields, { Referer: host.url + FORM_PAGE, ...headers });
      beforeEach(() => restart({ site: sampleSite({ seedPress: [], messages }) }));

      it.each(FOREIGN)("are quarantined, and no message follows: %j", async (headers) => {
        expect((await postAs(headers, GOOD)).headers["location"]).toBe("/thanks");
        const answer = await postAs({ ...headers, Accept: "application/json" }, GOOD);
        expect(JSON.parse(answer.text)).toEqual({ ok: true, next: "/thanks", textMessage: false });
        expect([(await stored()).length, await quarantined()]).toEqual([2, 2]);
      });

      it.each(FOREIGN)("are refused on a page and do not come back: %j", async (headers) => {
        const answer = await postAs(headers, WRONG);
        expect([answer.status, answer.headers["set-cookie"]]).toEqual([422, undefined]);
        expect(answer.text).toContain("예: 01012345678");
        expect(answer.text).not.toContain(WRONG.name);
      });

      it.each(OWN)("are not those of the site itself: %j", async (headers) => {
        expect((await postAs(headers, WRONG)).headers["set-cookie"]).toBeDefined();
        const answer = await postAs({ ...headers, Accept: "application/json" }, GOOD);
        expect(JSON.parse(answer.text)).toMatchObject({ textMessage: true });
        expect(await quarantined()).toBe(0);
      });

      it("are not those of the host that was asked", async () => {
        await postAs({ Origin: host.url, "Sec-Fetch-Site": "same-origin" }, GOOD);
        expect([(await stored()).length, await quarantined()]).toEqual([1, 0]);
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
        expect(await stored()).toHaveLength(1);
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
        expect(await stored()).toEqual([]);
      });

      it("come back with a day on which no visit can be booked, by the day in Korea and the site's model house", async () => {
        now = Date.parse("2026-06-02T00:00:00+09:00");
        await restart({ site: sampleSite({ seedPress: [], visits: { closed: ["2026-06-03"] } }) });
        for (const [visitDate, sentence] of [
          ["2026-06-01", "지난 날짜입니다."],
          ["2026-06-03", "휴관일입니다."],
        ] as const) {
          const fields = { ...GOOD, visitDate, message: "주차가 되나요?" };
          expect((await postFrom(FORM_PAGE, fields)).status).toBe(303);
          const form = await formOn(await browser(`${host.url}${FORM_PAGE}`, {}));
          expect(form?.values).toMatchObject(fields);
          expect(form?.errors).toMatchObject([
            { field: "visitDate", code: "NOT_ALLOWED", message: expect.stringContaining(sentence) },
          ]);
        }
        expect((await postFrom(FORM_PAGE, { ...GOOD, visitDate: "2026-06-02" })).headers.get("Location")).toBe(
          "/thanks",
        );
      });

      it("come back no more often than leads may be left, and then get what is wrong alone", async () => {
        await restart({ limits: { leadsPerMinutePerAddress: 1 } });
        expect((await postFrom(FORM_PAGE, WRONG)).status).toBe(303);
        const answer = await postFrom(FORM_PAGE, WRONG);
        expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([422, null]);
        expect(await answer.text()).toContain("예: 01012345678");
        await postFrom(FORM_PAGE, GOOD);
        expect([(await stored()).length, await quarantined()], "counted apart").toEqual([1, 0]);
      });

      it("are returned to the same browser only, for a limited time", async () => {
        await postFrom(FORM_PAGE, WRONG);
        expect(await formOn(await fetch(`${host.url}${FORM_PAGE}`))).toBeUndefined();
        expect(
          await formOn(await fetch(`${host.url}${FORM_PAGE}`, { headers: { Cookie: "__session=x; danji_draft=x" } })),
        ).toBeUndefined();
        now += 10 * MINUTE_MS;
        expect(await formOn(await browser(`${host.url}${FORM_PAGE}`, {}))).toBeUndefined();
      });

      it("are refused on a page, and do not come back, from the day on which none may be kept", async () => {
        now = Date.parse("2026-11-21T00:00:00+09:00");
        await restart({ site: sampleSite({ seedPress: [], leadsEnd: "2026-11-21" }) });
        for (const fields of [GOOD, WRONG]) {
          const answer = await postFrom(FORM_PAGE, fields);
          expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([403, null]);
          expect(await answer.text()).toContain("더는 신청을 받지 않습니다. 궁금하신 점은 전화로 문의해 주세요.");
        }
      });

      it("get a page where their body cannot be read", async () => {
        const answer = await sendForm(host.url, "/api/forms/visit", { name: "x".repeat(100_000) });
        expect(answer.status).toBe(413);
        expect(answer.headers["content-type"]).toContain("text/html");
        expect(answer.text).toContain("보낸 내용이 너무 큽니다.");
      });

      it("get a page where there are too many, and where their address is opened", async () => {
        await restart({ limits: { requestsPerMinutePerAddress: 1 } });
        const opened = await send(host.url, { path: "/api/forms/visit", headers: { Accept: "text/html" } });
        const flood = await sendForm(host.url, "/api/forms/visit", GOOD);
        expect([flood.status, opened.status]).toEqual([429, 405]);
        for (const { headers } of [flood, opened]) expect(headers["content-type"]).toContain("text/html");
      });
    });
  });
}
