import { Hono } from "hono";
import { readBody } from "../http/body.ts";
import type { AppContext, AppEnv, SiteParts } from "../http/context.ts";
import { problem } from "../http/problem.ts";
import { errorPage, plainPage } from "../pages/error-page.ts";
import type { LeadsAdminStore } from "../store/store.ts";
import type { MessageConsent, Outbox } from "../messages/port.ts";
import { confirmConsent, withdrawConsent } from "../store/batches.ts";

interface ConsentApiOptions extends Pick<SiteParts, "clock"> {
  readonly outbox: Outbox;
  readonly leadsAdmin: LeadsAdminStore;
}

/** Largest answer of the page's form, in bytes: one word. */
const ANSWER_MAX_BYTES = 1024;

/** Who withdraws by the link, in the audit log. */
const VISITOR = "고객 본인";

const GONE = problem(404, "NOT_FOUND", "기간이 지났거나 올바르지 않은 링크입니다.");

const button = (answer: "confirm" | "withdraw", label: string): string =>
  `<p><button name="answer" value="${answer}">${label}</button></p>`;
const form = (...buttons: readonly string[]): string => `<form method="post">${buttons.join("")}</form>`;

const PAGES: Readonly<Record<MessageConsent["state"], string>> = {
  unconfirmed: plainPage(
    "소식 수신 동의 확인",
    `<p>방문예약과 함께 소식 문자를 받겠다고 하신 것을 확인합니다. 신청하지 않으셨다면 받지 않기를 누르시거나 이 화면을 닫아 주세요. 확인하기 전에는 소식 문자를 보내지 않습니다.</p>${form(
      button("confirm", "문자로 받기"),
      button("withdraw", "받지 않기"),
    )}`,
  ),
  confirmed: plainPage(
    "소식 수신에 동의하셨습니다",
    `<p>소식 문자를 더 받지 않으시려면 수신 거부를 눌러 주세요.</p>${form(button("withdraw", "수신 거부"))}`,
  ),
  withdrawn: plainPage("수신 거부가 처리되었습니다", "<p>앞으로 소식 문자를 보내지 않습니다.</p>"),
};

/** `/api/consent/:token`: the page of a text message's link, whose buttons confirm or withdraw; opening it changes nothing. */
export function createConsentApi({ outbox, leadsAdmin, clock }: ConsentApiOptions): Hono<AppEnv> {
  async function confirm(token: string, consent: MessageConsent): Promise<void> {
    await confirmConsent(leadsAdmin, consent, clock());
    // Last: until then the page asks again.
    await outbox.confirm(token, clock());
  }

  /** Withdrawals under way, by token: of presses at once the first one's serves all. */
  const running = new Map<string, Promise<number>>();

  /** At the site that the link is from: consent to another is a matter of its own. */
  function withdraw(token: string, consent: MessageConsent): Promise<number> {
    const known = running.get(token);
    if (known !== undefined) return known;
    const work = withdrawConsent(leadsAdmin, consent, { who: VISITOR, at: clock() }).finally(() =>
      running.delete(token),
    );
    running.set(token, work);
    return work;
  }

  async function answer(c: AppContext): Promise<string | null> {
    const body = await readBody(c.req.raw, ["urlencoded"], ANSWER_MAX_BYTES);
    return body.ok ? new URLSearchParams(new TextDecoder().decode(body.bytes)).get("answer") : null;
  }

  const api = new Hono<AppEnv>();
  api.get("/:token", async (c) => {
    const consent = await outbox.consentOf(c.req.param("token"), clock());
    return consent === undefined ? errorPage(c, GONE) : c.html(PAGES[consent.state]);
  });
  api.post("/:token", async (c) => {
    const token = c.req.param("token");
    const consent = await outbox.consentOf(token, clock());
    if (consent === undefined) return errorPage(c, GONE);
    const wanted = await answer(c);
    if (wanted === "confirm" && consent.state === "unconfirmed") await confirm(token, consent);
    // Also where it is withdrawn: an interrupted withdrawal may have left other leads of the number.
    if (wanted === "withdraw") await withdraw(token, consent);
    return c.redirect(new URL(c.req.url).pathname, 303);
  });
  return api;
}
