import { THANKS_PATH } from "@danji/complex/routes";
import { koreanDate } from "@danji/complex/sale-dates";
import { LEAD_KINDS, LEAD_TEXT_FIELDS, type LeadFields, type LeadKind, SEND_ID_HEADER } from "@danji/api/leads/fields";
import { validateLead } from "@danji/api/leads/rules";
import { NEW_ID_PATTERN } from "@danji/api/random-id";
import { Hono } from "hono";
import { type ReturnOptions, sendBack, wantsJson } from "../forms/native.ts";
import { type PostedLead, readLead, toLead } from "../forms/read-lead.ts";
import { bodyType, readBody } from "../http/body.ts";
import type { AppContext, AppEnv } from "../http/context.ts";
import { MESSAGES, problem, type Problem, type ProblemEntry, sendProblem, tooMany } from "../http/problem.ts";
import { foreignCheck } from "../http/same-origin.ts";
import { createLeadLimits, type LeadLimitsOptions } from "../forms/lead-limits.ts";
import type { SiteManifest } from "../manifest.ts";
import { errorPage } from "../pages/error-page.ts";
import { hasLeadsEnded } from "../store/retention.ts";
import type { LeadsStore } from "../store/store.ts";
import { planMessages } from "../messages/port.ts";
import { hashToken } from "../auth/token-cookie.ts";
import { LEAD_MAX_BYTES } from "../limits.ts";

interface FormsApiOptions extends ReturnOptions, LeadLimitsOptions {
  readonly leads: LeadsStore;
  /** Whether a queued text message may be promised, see `promisesMessages`. */
  readonly sendsMessages: boolean;
  /** Called when text messages have been queued. @default none; the worker's next run finds them */
  readonly onMessages?: (() => void) | undefined;
}

interface Taken {
  readonly textMessage: boolean;
}

function invalid(errors: readonly ProblemEntry[]): Problem {
  return { status: 422, message: MESSAGES.invalid, errors };
}

/** Returns the id by which a lead that is sent again is known: a hash of a key of the site's own scripts, site, kind and fields. */
function sendIdOf(c: AppContext, site: SiteManifest, kind: LeadKind, fields: LeadFields): string | undefined {
  const key = c.req.header(SEND_ID_HEADER);
  if (key === undefined || !NEW_ID_PATTERN.test(key)) return undefined;
  return hashToken(JSON.stringify([key, site.siteKey, kind, fields]));
}

/** Why a lead is not stored, if it is not. An empty lead has a code of its own, as with form services. */
function check(
  kind: LeadKind,
  { fields, wrongTypes }: PostedLead,
  { consent, visits }: SiteManifest,
  now: number,
): Problem | undefined {
  if (wrongTypes.length > 0) return invalid(wrongTypes);
  const errors = validateLead(kind, fields, { consent, visits, today: koreanDate(now) });
  if (LEAD_TEXT_FIELDS[kind].every((name) => fields[name] === "")) {
    const message = "입력하신 내용이 없습니다.";
    return { status: 400, message, errors: [{ code: "EMPTY", message }, ...errors] };
  }
  return errors.length > 0 ? invalid(errors) : undefined;
}

/** `/api/forms/:kind`: receives leads like a hosted form service, from scripts and from native forms. */
export function createFormsApi(options: FormsApiOptions): Hono<AppEnv> {
  const { leads, site, client, clock, sendsMessages, onMessages } = options;
  const limits = createLeadLimits(options);

  /** What a robot is answered: the same as a visitor whose lead is followed by a message. */
  const taken: Taken = { textMessage: sendsMessages && site.messages !== undefined };

  const isForeign = foreignCheck(site.siteUrl, client);

  /** Stores a checked lead, above the limits or from a page of another site in quarantine, unless that is full too. */
  async function store(c: AppContext, kind: LeadKind, fields: LeadFields): Promise<Problem | Taken> {
    const seconds = await limits.secondsToLeave(c, isForeign(c));
    const isQuarantined = seconds > 0;
    if (isQuarantined && !(await limits.mayQuarantine(c)))
      return tooMany(seconds, `등록이 너무 많습니다. ${seconds}초 뒤에 다시 시도해 주세요.`);
    const lead = { ...toLead(kind, fields, site, clock()), id: sendIdOf(c, site, kind, fields) };
    const messages = isQuarantined ? [] : await limits.applyTo(c, planMessages(lead, site));
    const { queued } = await leads.add(lead, { isQuarantined, messages });
    if (queued.length > 0) onMessages?.();
    return { textMessage: sendsMessages && queued.includes("booking") };
  }

  async function receive(c: AppContext, kind: LeadKind): Promise<Response> {
    const isJson = wantsJson(c, bodyType(c.req.raw) === "json");
    const refuse = (reason: Problem): Response => (isJson ? sendProblem(c, reason) : errorPage(c, reason));
    // What may not be kept is neither acknowledged nor kept until its form is shown again.
    if (hasLeadsEnded(site, clock())) return refuse(problem(403, "LEADS_ENDED", MESSAGES.leadsEnded));
    const body = await readBody(c.req.raw, ["json", "urlencoded", "multipart"], LEAD_MAX_BYTES);
    if (!body.ok) return refuse(body.problem);
    const posted = await readLead(kind, body, c.req.header("Content-Type") ?? "");
    if ("problem" in posted) return refuse(posted.problem);
    const result = posted.isRobot
      ? taken
      : (check(kind, posted, site, clock()) ?? (await store(c, kind, posted.fields)));
    if ("textMessage" in result) {
      if (!isJson) return c.redirect(THANKS_PATH, 303);
      return c.json({ ok: true, next: THANKS_PATH, ...(kind === "visit" && result) });
    }
    if (isJson) return sendProblem(c, result);
    return sendBack(c, kind, posted.fields, result, !isForeign(c) && limits.mayReturn(c), options);
  }

  const api = new Hono<AppEnv>();
  for (const kind of LEAD_KINDS) api.post(`/${kind}`, (c) => receive(c, kind));
  return api;
}
