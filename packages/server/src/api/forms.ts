import { LEAD_TEXT_FIELDS } from "@danji/data/leads/fields";
import { LEAD_KINDS, type LeadFields, type LeadKind } from "@danji/data/leads/port";
import { validateLead } from "@danji/data/leads/rules";
import { Hono } from "hono";
import { type ReturnOptions, sendBack, THANKS_PATH, wantsJson } from "../forms/native.ts";
import { readLead, type PostedLead } from "../forms/read-lead.ts";
import { toLead } from "../forms/to-lead.ts";
import { bodyType, readBody } from "../http/body.ts";
import type { AppContext, AppEnv, Client } from "../http/context.ts";
import { MESSAGES, problem, sendProblem, tooMany, type Problem, type ProblemEntry } from "../http/problem.ts";
import { LEAD_MAX_BYTES, type Limits } from "../limits.ts";
import type { SiteManifest } from "../manifest.ts";
import { planMessages } from "../messages/plan.ts";
import { errorPage } from "../pages/error-page.ts";
import type { LeadsStore, Quota } from "../store/leads-port.ts";

const WINDOW_MS = 60_000;

interface FormsApiOptions extends ReturnOptions {
  readonly leads: LeadsStore;
  readonly client: Client;
  readonly limits: Limits;
  readonly clock: () => number;
  /** Called once text messages have been queued. Default: nobody is, the next look finds them. */
  readonly onMessages?: (() => void) | undefined;
  /** Whether a request comes from the site, where the host can tell. Default: not asked. */
  readonly isFromSite?: ((c: AppContext) => Promise<boolean>) | undefined;
}

/** The answer to a request that does not prove to come from the site. */
const UNPROVEN = problem(
  401,
  "APP_CHECK",
  "사이트에서 보낸 요청인지 확인하지 못했습니다. 새로 고친 뒤 다시 시도해 주세요.",
);

function invalid(errors: readonly ProblemEntry[]): Problem {
  return { status: 422, message: MESSAGES.invalid, errors };
}

/** Why a lead is not stored, if it is not. A lead in which nothing at all was written is told apart, as form services do. */
function check(kind: LeadKind, { fields, wrongTypes }: PostedLead, site: SiteManifest): Problem | undefined {
  if (wrongTypes.length > 0) return invalid(wrongTypes);
  const errors = validateLead(kind, fields, { consent: site.consent });
  if (LEAD_TEXT_FIELDS[kind].every((name) => fields[name] === "")) {
    const message = "입력한 내용이 없습니다.";
    return { status: 400, message, errors: [{ code: "EMPTY", message }, ...errors] };
  }
  return errors.length > 0 ? invalid(errors) : undefined;
}

/** `/api/forms/:kind`: takes leads in the contract of a hosted form service, from scripts and from plain forms. */
export function createFormsApi(options: FormsApiOptions): Hono<AppEnv> {
  const { leads, site, client, limits, clock, onMessages } = options;

  const quotas = (c: AppContext): readonly Quota[] => [
    { key: `address ${client.address(c)}`, limit: limits.leadsPerMinutePerAddress, windowMs: WINDOW_MS },
    { key: "everybody", limit: limits.leadsPerMinute, windowMs: WINDOW_MS, isShared: true },
  ];

  /** Stores a checked lead unless too many have been stored. */
  async function store(c: AppContext, kind: LeadKind, fields: LeadFields): Promise<Problem | undefined> {
    const lead = toLead(kind, fields, site, clock());
    const messages = planMessages(lead, site, limits);
    const seconds = await leads.add(lead, quotas(c), messages);
    if (seconds > 0) return tooMany(seconds, `등록이 너무 많습니다. ${seconds}초 뒤에 다시 시도해 주세요.`);
    if (messages.length > 0) onMessages?.();
    return undefined;
  }

  async function receive(c: AppContext, kind: LeadKind): Promise<Response> {
    const body = await readBody(c.req.raw, ["json", "urlencoded", "multipart"], LEAD_MAX_BYTES);
    const isJson = wantsJson(c, bodyType(c.req.raw) === "json");
    const refuse = (reason: Problem): Response => (isJson ? sendProblem(c, reason) : errorPage(c, reason));
    if (options.isFromSite && !(await options.isFromSite(c))) return refuse(UNPROVEN);
    if (!body.ok) return refuse(body.problem);
    const posted = await readLead(kind, body, c.req.header("Content-Type") ?? "");
    if ("problem" in posted) return refuse(posted.problem);
    const reason = posted.isRobot ? undefined : (check(kind, posted, site) ?? (await store(c, kind, posted.fields)));
    if (reason === undefined) {
      return isJson ? c.json({ ok: true, next: THANKS_PATH }) : c.redirect(THANKS_PATH, 303);
    }
    return isJson ? sendProblem(c, reason) : sendBack(c, kind, posted.fields, reason, options);
  }

  const api = new Hono<AppEnv>();
  for (const kind of LEAD_KINDS) api.post(`/${kind}`, (c) => receive(c, kind));
  return api;
}
