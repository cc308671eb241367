import { type DeskLead, LEAD_STATES, LEADS_PAGE_SIZE, type LeadPage } from "@danji/data/leads/desk-port";
import { isOfPhone, matchesLead, PHONE_MIN_DIGITS, phoneKey } from "@danji/data/leads/search";
import { Hono } from "hono";
import { z } from "zod";
import { parseJson, readBody } from "../http/body.ts";
import type { AppContext, AppEnv } from "../http/context.ts";
import { MESSAGES, problem, sendProblem } from "../http/problem.ts";
import { requireSameOrigin } from "../http/same-origin.ts";
import { DESK_MAX_BYTES } from "../limits.ts";
import type { Deed, LeadPlace, LeadsDeskStore } from "../store/leads-desk-port.ts";

/** Leads that are read at a time while some are looked for. */
const CHUNK = 200;
/** Entries of the audit log that the desk shows. */
const AUDIT_LENGTH = 100;
const SEARCH_MAX_LENGTH = 100;
const PHONE_MAX_LENGTH = 40;
const ID_MAX_LENGTH = 128;

/** Who is signed in as the administrator, by e-mail, however the host knows it. */
export type WhoIsIt = (c: AppContext) => string | undefined | Promise<string | undefined>;

interface DeskApiOptions {
  readonly desk: LeadsDeskStore;
  readonly siteUrl: string;
  readonly whoIsIt: WhoIsIt;
  readonly clock: () => number;
}

const search = z.string().max(SEARCH_MAX_LENGTH);
const place = z
  .string()
  .regex(/^\d{1,15}\.[A-Za-z0-9]{1,128}$/u)
  .transform((text): LeadPlace => ({ createdAt: Number.parseInt(text, 10), id: text.slice(text.indexOf(".") + 1) }));
const phone = z
  .string()
  .max(PHONE_MAX_LENGTH)
  .refine((text) => phoneKey(text).length >= PHONE_MIN_DIGITS);
const leadState = z.enum(LEAD_STATES);

const asked = {
  list: z.object({ search, after: place.optional() }),
  state: z.object({ id: z.string().min(1).max(ID_MAX_LENGTH), from: leadState, to: leadState }),
  export: z.object({ search }),
  person: z.object({ phone }),
  audit: z.object({}),
};

/** Methods of the desk's addresses. */
export const DESK_METHODS = {
  "/api/desk/leads": ["POST"],
  "/api/desk/state": ["POST"],
  "/api/desk/export": ["POST"],
  "/api/desk/count": ["POST"],
  "/api/desk/erase": ["POST"],
  "/api/desk/audit": ["POST"],
} as const;

/** Every lead that fits, newest first, read in chunks. */
async function* found(
  desk: LeadsDeskStore,
  fits: (lead: DeskLead) => boolean,
  after?: LeadPlace,
): AsyncGenerator<DeskLead> {
  let last = after;
  for (;;) {
    const leads = await desk.chunk(CHUNK, last);
    for (const lead of leads) if (fits(lead)) yield lead;
    last = leads.at(-1);
    if (last === undefined || leads.length < CHUNK) return;
  }
}

async function collect(desk: LeadsDeskStore, fits: (lead: DeskLead) => boolean): Promise<DeskLead[]> {
  const leads: DeskLead[] = [];
  for await (const lead of found(desk, fits)) leads.push(lead);
  return leads;
}

async function listPage(desk: LeadsDeskStore, wanted: string, after?: LeadPlace): Promise<LeadPage> {
  const leads: DeskLead[] = [];
  for await (const lead of found(desk, (one) => matchesLead(one, wanted), after)) {
    const last = leads.at(-1);
    if (last !== undefined && leads.length === LEADS_PAGE_SIZE) return { leads, next: `${last.createdAt}.${last.id}` };
    leads.push(lead);
  }
  return { leads, next: null };
}

/**
 * `/api/desk`: the leads, for the administrator alone. All of it is asked by POST, so that neither names nor numbers stand in
 * an address or in a log of addresses.
 */
export function createDeskApi({ desk, siteUrl, whoIsIt, clock }: DeskApiOptions): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  api.use(requireSameOrigin(siteUrl));

  function answer<Asked>(
    path: string,
    schema: z.ZodType<Asked>,
    work: (wanted: Asked, by: Deed) => Promise<Record<string, unknown>>,
  ): void {
    api.post(path, async (c) => {
      const who = await whoIsIt(c);
      if (who === undefined) return sendProblem(c, problem(401, "SIGNED_OUT", MESSAGES.signedOut));
      const body = await readBody(c.req.raw, ["json"], DESK_MAX_BYTES);
      if (!body.ok) return sendProblem(c, body.problem);
      const json = parseJson(body.bytes);
      if (json === undefined) return sendProblem(c, problem(400, "BAD_REQUEST", MESSAGES.badJson));
      const wanted = schema.safeParse(json);
      if (!wanted.success) return sendProblem(c, problem(422, "NOT_ALLOWED", MESSAGES.invalid));
      return c.json(await work(wanted.data, { who, at: clock() }));
    });
  }

  answer("/leads", asked.list, async (wanted) => ({ ...(await listPage(desk, wanted.search, wanted.after)) }));
  answer("/state", asked.state, async ({ id, from, to }, by) => ({ state: await desk.setState(id, from, to, by) }));
  answer("/export", asked.export, async (wanted, by) => {
    const leads = await collect(desk, (lead) => matchesLead(lead, wanted.search));
    // Written down before anything leaves.
    await desk.noteExport(leads.length, by);
    return { leads };
  });
  answer("/count", asked.person, async (wanted) => ({
    count: (await collect(desk, (lead) => isOfPhone(lead, wanted.phone))).length,
  }));
  answer("/erase", asked.person, async (wanted, by) => {
    const leads = await collect(desk, (lead) => isOfPhone(lead, wanted.phone));
    const ids = leads.map(({ id }) => id);
    return { count: await desk.remove(ids, by) };
  });
  answer("/audit", asked.audit, async () => ({ entries: await desk.audit(AUDIT_LENGTH) }));

  return api;
}
