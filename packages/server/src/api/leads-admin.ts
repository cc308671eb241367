import { type AdminLead, LEAD_STATES, LEADS_PAGE_SIZE, LEADS_SEARCH_LENGTH } from "@danji/data/leads/admin-port";
import { hasPhoneDigits } from "@danji/data/leads/phone";
import { matchesLead } from "@danji/data/leads/search";
import { Hono } from "hono";
import { z } from "zod";
import { parseJson, readBody } from "../http/body.ts";
import type { AppContext, AppEnv, Client } from "../http/context.ts";
import { MESSAGES, problem, sendProblem } from "../http/problem.ts";
import { requireSameOrigin } from "../http/same-origin.ts";
import type { DraftStore } from "../forms/draft-store.ts";
import { nearQuarantine } from "../forms/near-quarantine.ts";
import { ADMIN_MAX_BYTES, type Limits } from "../limits.ts";
import type { ExpiringAdminSite } from "../manifest.ts";
import { nearLimits } from "../messages/near-limits.ts";
import type { AuditContext, AuditLog } from "../store/audit-port.ts";
import { findLeads } from "../store/find-leads.ts";
import type { LeadPlace, LeadsAdminStore } from "../store/leads-admin-port.ts";
import { erasePerson, withdrawConsent } from "../store/person.ts";
import { retentionNotice } from "../store/retention.ts";

/** Entries of the audit log that the admin page shows. */
const AUDIT_LENGTH = 100;
/** Failed messages that the admin page shows. */
const FAILED_MESSAGES_LENGTH = 100;
/** Leads that one answer of an export is made of: 18 MB if all are of the greatest length. Cloud Run's limit is 32 MiB. */
const EXPORT_LENGTH = 2000;
const SEARCH_MAX_LENGTH = 100;
const PHONE_MAX_LENGTH = 40;
const ID_MAX_LENGTH = 128;
const SITE_ID_MAX_LENGTH = 64;

/** Who is signed in as the administrator, by e-mail, however the host knows it. */
export type WhoIsIt = (c: AppContext) => string | undefined | Promise<string | undefined>;

interface LeadsAdminApiOptions {
  readonly leadsAdmin: LeadsAdminStore;
  readonly audit: AuditLog;
  /**
   * Adds an address to an entry that the administrator's browser wrote; answers whether it did.
   *
   * @default no browser writes entries
   */
  readonly addAddress?: ((entry: string, by: AuditContext) => Promise<boolean>) | undefined;
  readonly client: Client;
  readonly drafts: DraftStore;
  readonly limits: Limits;
  readonly siteUrl: string;
  /** Sites of the deployment, the default one first. */
  readonly sites: readonly ExpiringAdminSite[];
  readonly whoIsIt: WhoIsIt;
  readonly endSessions: (email: string) => void | Promise<void>;
  /**
   * Returns the free bytes of the disk that the data are on, if they are few.
   *
   * @default there is no disk to look after
   */
  readonly lowSpace?: (() => number | null) | undefined;
  readonly clock: () => number;
}

const search = z.string().max(SEARCH_MAX_LENGTH);
const place = z
  .string()
  .regex(/^\d{1,15}\.[A-Za-z0-9]{1,128}$/u)
  .transform((text): LeadPlace => ({ createdAt: Number.parseInt(text, 10), id: text.slice(text.indexOf(".") + 1) }));
const phone = z.string().max(PHONE_MAX_LENGTH, { abort: true }).refine(hasPhoneDigits);
const leadState = z.enum(LEAD_STATES);

const id = z.string().min(1).max(ID_MAX_LENGTH);
const oneSite = z.string().max(SITE_ID_MAX_LENGTH);
// Open pages of earlier releases ask neither for quarantine nor for a site.
const siteId = oneSite.default("");
const filter = z.object({ search, siteId, onlyQuarantined: z.boolean().default(false) });

const asked = {
  list: filter.extend({ after: place.optional() }),
  state: z.object({ id, from: leadState, to: leadState }),
  release: z.object({ id }),
  // Open pages of earlier releases, which expect all leads in one answer, name no place and are refused.
  export: filter.extend({ after: place.nullable() }),
  // What cannot be undone is done at all sites only where that is said.
  person: z.object({ phone, siteId: oneSite }),
  notices: z.object({ siteId }),
  address: z.object({ entry: id }),
  nothing: z.object({}),
};

/** Methods of the admin page's addresses, but for that of `addAddress`. */
export const ADMIN_METHODS = {
  "/api/admin/sites": ["POST"],
  "/api/admin/leads": ["POST"],
  "/api/admin/state": ["POST"],
  "/api/admin/release": ["POST"],
  "/api/admin/export": ["POST"],
  "/api/admin/count": ["POST"],
  "/api/admin/erase": ["POST"],
  "/api/admin/withdraw": ["POST"],
  "/api/admin/notices": ["POST"],
  "/api/admin/audit": ["POST"],
  "/api/admin/end-sessions": ["POST"],
} as const;

/** Address at which the administrator's browser asks for the address of an entry that it has written, and its methods. */
export const ENTRY_ADDRESS_METHODS = { "/api/admin/address": ["POST"] } as const;

const toCursor = (last: LeadPlace | null): string | null => last && `${last.createdAt}.${last.id}`;

/**
 * `/api/admin`: the leads, for the administrator alone. All by POST, so that neither names nor numbers are in
 * an address or in a log of addresses.
 */
export function createLeadsAdminApi(options: LeadsAdminApiOptions): Hono<AppEnv> {
  const { leadsAdmin, audit, addAddress, client, drafts, limits, siteUrl, sites, whoIsIt, clock } = options;
  const { endSessions, lowSpace = () => null } = options;
  const api = new Hono<AppEnv>();
  api.use(requireSameOrigin(siteUrl, client));

  function answer<Asked>(
    path: string,
    schema: z.ZodType<Asked>,
    work: (wanted: Asked, by: AuditContext) => Promise<Record<string, unknown>>,
  ): void {
    api.post(path, async (c) => {
      const who = await whoIsIt(c);
      if (who === undefined) return sendProblem(c, problem(401, "SIGNED_OUT", MESSAGES.signedOut));
      const body = await readBody(c.req.raw, ["json"], ADMIN_MAX_BYTES);
      if (!body.ok) return sendProblem(c, body.problem);
      const json = parseJson(body.bytes);
      if (json === undefined) return sendProblem(c, problem(400, "BAD_REQUEST", MESSAGES.badJson));
      const wanted = schema.safeParse(json);
      if (!wanted.success) return sendProblem(c, problem(422, "NOT_ALLOWED", MESSAGES.invalid));
      return c.json(await work(wanted.data, { who, at: clock(), address: client.address(c) }));
    });
  }

  answer("/sites", asked.nothing, async () => {
    const known = new Set(sites.map(({ id: one }) => one));
    const others = (await leadsAdmin.siteIds()).filter((one) => !known.has(one));
    return {
      sites: [...sites.map(({ id, name }) => ({ id, name })), ...others.map((one) => ({ id: one, name: one }))],
    };
  });
  const fits =
    ({ search: words }: z.output<typeof filter>) =>
    (lead: AdminLead) =>
      matchesLead(lead, words);

  answer("/leads", asked.list, async (wanted, by) => {
    const length = LEADS_PAGE_SIZE;
    const depth = wanted.search === "" ? length + 1 : LEADS_SEARCH_LENGTH;
    const { leads, next } = await findLeads(leadsAdmin, wanted, fits(wanted), { length, depth }, wanted.after);
    const count = leads.length;
    if (count > 0) await audit.add({ ...by, siteId: wanted.siteId, what: "leads-viewed", target: "", count });
    return { leads, next: toCursor(next) };
  });
  answer("/state", asked.state, async ({ id, from, to }, by) => ({
    state: await leadsAdmin.setState(id, from, to, by),
  }));
  answer("/release", asked.release, async (wanted, by) => ({ released: await leadsAdmin.release(wanted.id, by) }));
  answer("/export", asked.export, async ({ after, ...wanted }, by) => {
    const reach = { length: EXPORT_LENGTH, depth: EXPORT_LENGTH };
    const { leads, next } = await findLeads(leadsAdmin, wanted, fits(wanted), reach, after ?? undefined);
    // Written down before anything leaves.
    if (after === null || leads.length > 0) await leadsAdmin.noteExport(leads.length, { ...by, siteId: wanted.siteId });
    return { leads, next: toCursor(next) };
  });
  answer("/count", asked.person, async (wanted) => ({ count: await leadsAdmin.countOf(wanted) }));
  answer("/erase", asked.person, async (wanted, by) => {
    await drafts.deleteOf(wanted.phone);
    const count = await erasePerson(leadsAdmin, wanted, by);
    return { count, pending: leadsAdmin.isErasurePending() };
  });
  answer("/withdraw", asked.person, async (wanted, by) => ({ count: await withdrawConsent(leadsAdmin, wanted, by) }));
  answer("/notices", asked.notices, async ({ siteId: site }, by) => {
    const wanted = sites.filter(({ id: one }) => site === "" || one === site);
    const near = await Promise.all(wanted.map(({ id: one }) => nearLimits(leadsAdmin, one, limits, by.at)));
    const quarantines = await Promise.all(wanted.map(({ id: one }) => nearQuarantine(leadsAdmin, one, limits, by.at)));
    const ends = await Promise.all(
      wanted.map(({ id: siteKey, leadsEnd }) => retentionNotice(leadsAdmin, { siteKey, leadsEnd }, by.at)),
    );
    const failedMessages = await leadsAdmin.failedMessages(FAILED_MESSAGES_LENGTH, site);
    // Each shows name and phone of a lead.
    const count = failedMessages.length;
    if (count > 0) await audit.add({ ...by, siteId: site, what: "leads-viewed", target: "", count });
    return {
      failedMessages,
      nearLimits: near.flat(),
      nearQuarantines: quarantines.flat(),
      lowSpace: lowSpace(),
      retention: ends.filter((end) => end !== undefined),
    };
  });
  answer("/audit", asked.nothing, async () => ({ entries: await leadsAdmin.audit(AUDIT_LENGTH) }));
  answer("/end-sessions", asked.nothing, async (_, by) => {
    await endSessions(by.who);
    await audit.add({ ...by, what: "sessions-ended", target: "", count: 0 });
    return {};
  });
  if (addAddress !== undefined)
    answer("/address", asked.address, async ({ entry }, by) => ({ added: await addAddress(entry, by) }));

  return api;
}
