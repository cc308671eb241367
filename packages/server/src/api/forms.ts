import { THANKS_PATH } from "@danji/complex/routes";
import { koreanDate } from "@danji/complex/sale-dates";
import { LEAD_TEXT_FIELDS, SEND_ID_HEADER } from "@danji/data/leads/fields";
import { LEAD_KINDS, type LeadFields, type LeadKind } from "@danji/data/leads/port";
import { validateLead } from "@danji/data/leads/rules";
import { NEW_ID_PATTERN } from "@danji/data/random-id";
import { Hono } from "hono";
import { hashToken } from "../auth/token.ts";
import { type ReturnOptions, sendBack, wantsJson } from "../forms/native.ts";
import { readLead, type PostedLead } from "../forms/read-lead.ts";
import { toLead } from "../forms/to-lead.ts";
import { bodyType, readBody } from "../http/body.ts";
import type { AppContext, AppEnv, Client } from "../http/context.ts";
import { MESSAGES, problem, sendProblem, tooMany, type Problem, type ProblemEntry } from "../http/problem.ts";
import { foreignCheck } from "../http/same-origin.ts";
import { LEAD_MAX_BYTES, type Limits, PROVEN_FACTOR } from "../limits.ts";
import type { SiteManifest } from "../manifest.ts";
import { planMessages } from "../messages/plan-messages.ts";
import { errorPage } from "../pages/error-page.ts";
import type { LeadsStore, Quota } from "../store/leads-port.ts";
import { hasLeadsEnded } from "../store/retention.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface FormsApiOptions extends ReturnOptions {
  readonly leads: LeadsStore;
  readonly client: Client;
  readonly limits: Limits;
  readonly clock: () => number;
  /** Whether a queued text message may be promised, see `promisesMessages`. */
  readonly sendsMessages: boolean;
  /** Called when text messages have been queued. @default none; the worker's next run finds them */
  readonly onMessages?: (() => void) | undefined;
  /** Called when a lead was quarantined or refused. @default none */
  readonly onQuarantine?: (() => Promise<void>) | undefined;
  /** Whether a request proves to come from the site, which raises its quotas. @default none does */
  readonly isProven?: ((c: AppContext) => Promise<boolean>) | undefined;
}

/** That a lead was stored, and whether a text message follows. */
interface Taken {
  readonly textMessage: boolean;
}

function invalid(errors: readonly ProblemEntry[]): Problem {
  return { status: 422, message: MESSAGES.invalid, errors };
}

/**
 * Returns the id by which a lead that is sent again is known: a hash of its key, site, kind and fields, so that other content under a key is
 * another lead. A key of another form than the site's own scripts send is ignored.
 */
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
    const message = "입력한 내용이 없습니다.";
    return { status: 400, message, errors: [{ code: "EMPTY", message }, ...errors] };
  }
  return errors.length > 0 ? invalid(errors) : undefined;
}

/** `/api/forms/:kind`: receives leads like a hosted form service, from scripts and from native forms. */
export function createFormsApi(options: FormsApiOptions): Hono<AppEnv> {
  const {
    leads,
    site,
    client,
    limits,
    clock,
    sendsMessages,
    onMessages,
    onQuarantine,
    isProven = () => Promise.resolve(false),
  } = options;

  /** What a robot is answered: the same as a visitor whose lead is followed by a message. */
  const taken: Taken = { textMessage: sendsMessages && site.messages !== undefined };

  const quotaOf = (key: string, limit: number, windowMs: number): Quota => ({ key, limit, windowMs });
  const sharedQuotaOf = (key: string, limit: number, windowMs: number): Quota => ({
    ...quotaOf(key, limit, windowMs),
    isShared: true,
  });

  const isForeign = foreignCheck(site.siteUrl, client);

  /**
   * Quotas of a lead. Address and hop count over all sites. A page of another site, which may post from the browsers of all its
   * visitors, has none: its leads are quarantined, and no form comes back to it.
   */
  async function quotasOf(c: AppContext): Promise<readonly Quota[]> {
    if (isForeign(c)) return [quotaOf("foreign", 0, MINUTE_MS)];
    const factor = (await isProven(c)) ? PROVEN_FACTOR : 1;
    const hop = client.hop(c);
    return [
      quotaOf(`address ${client.address(c)}`, limits.leadsPerMinutePerAddress * factor, MINUTE_MS),
      ...(hop === undefined ? [] : [sharedQuotaOf(`hop ${hop}`, limits.leadsPerMinutePerHop * factor, MINUTE_MS)]),
      sharedQuotaOf(`site ${site.siteKey}`, limits.leadsPerMinute * factor, MINUTE_MS),
    ];
  }

  /** Bounds of the quarantine, and those of its reserve for the first leads of each network, which a flood from a few cannot use up. */
  function boundsOf(c: AppContext): readonly (readonly Quota[])[] {
    const hop = client.hop(c);
    const ofAddress = quotaOf(`quarantined address ${client.address(c)}`, limits.quarantinedPerHourPerAddress, HOUR_MS);
    const shared = (name: string, perDay: number): readonly Quota[] => [
      ...(hop === undefined ? [] : [sharedQuotaOf(`${name} hop ${hop}`, limits.quarantinedPerHourPerHop, HOUR_MS)]),
      sharedQuotaOf(`${name} site ${site.siteKey}`, perDay, DAY_MS),
    ];
    const firstOnes = quotaOf(`reserved network ${client.network(c)}`, limits.reservedPerHourPerNetwork, HOUR_MS);
    return [
      [ofAddress, ...shared("quarantined", limits.quarantinedPerDay)],
      [ofAddress, firstOnes, ...shared("reserved", limits.reservedPerDay)],
    ];
  }

  /** Stores a checked lead, above the quotas in quarantine, unless that is full too. */
  async function store(c: AppContext, kind: LeadKind, fields: LeadFields): Promise<Problem | Taken> {
    const lead = { ...toLead(kind, fields, site, clock()), id: sendIdOf(c, site, kind, fields) };
    const sender = { address: client.address(c), hop: client.hop(c) };
    const messages = planMessages(lead, site, sender, limits);
    const { seconds, isQuarantined, queued } = await leads.add(lead, await quotasOf(c), messages, ...boundsOf(c));
    if (isQuarantined || seconds > 0) await onQuarantine?.();
    if (seconds > 0) return tooMany(seconds, `등록이 너무 많습니다. ${seconds}초 뒤에 다시 시도해 주세요.`);
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
    // As many forms may come back as leads may be left, counted apart.
    const returned = (await quotasOf(c)).map((quota) => ({ ...quota, key: `returned ${quota.key}` }));
    return sendBack(c, kind, posted.fields, result, returned, options);
  }

  const api = new Hono<AppEnv>();
  for (const kind of LEAD_KINDS) api.post(`/${kind}`, (c) => receive(c, kind));
  return api;
}
