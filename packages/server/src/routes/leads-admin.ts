import {
  type ADMIN_ANSWERS,
  type AdminAnswer,
  type LeadNotices,
  LEADS_PAGE_SIZE,
  LEADS_SEARCH_LENGTH,
} from "@danji/api/leads/schema";
import { LEAD_KINDS, LEAD_STATES } from "@danji/api/leads/fields";
import { hasPhoneDigits } from "@danji/api/leads/phone";
import { isSelective } from "@danji/api/leads/search";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv, SiteParts } from "../http/context.ts";
import { MESSAGES, problem, sendProblem } from "../http/problem.ts";
import { requireSameOrigin } from "../http/same-origin.ts";
import type { SiteManifest } from "../manifest.ts";
import { retentionNotice } from "../store/retention.ts";
import type { AuditContext, AuditLog, DraftStore, LeadPlace, LeadsAdminStore } from "../store/store.ts";
import { erasePerson, findLeads, withdrawConsent } from "../store/batches.ts";
import { ADMIN_MAX_BYTES } from "../limits.ts";
import { nearLimits, type Usage } from "../forms/lead-limits.ts";
import { type AdministratorApiOptions, readAdministratorRequest } from "./administrator-request.ts";

const AUDIT_LENGTH = 100;
const FAILED_MESSAGES_LENGTH = 100;
/** Leads that one answer of an export is made of: 18 MB if all are of the greatest length. Cloud Run's limit is 32 MiB. */
const EXPORT_LENGTH = 2000;
const SEARCH_MAX_LENGTH = 100;
const PHONE_MAX_LENGTH = 40;
const ID_MAX_LENGTH = 128;
const SITE_ID_MAX_LENGTH = 64;

interface LeadsAdminApiOptions extends AdministratorApiOptions, Pick<SiteParts, "limits"> {
  readonly leadsAdmin: LeadsAdminStore;
  readonly audit: AuditLog;
  readonly drafts: DraftStore;
  /** Sites of the deployment, the default one first. */
  readonly sites: readonly SiteManifest[];
  readonly endSessions: (email: string) => void | Promise<void>;
  readonly lowSpace: () => number | null;
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
const filter = z.object({
  search,
  siteId,
  onlyQuarantined: z.boolean().default(false),
  kind: z.enum(LEAD_KINDS).optional(),
  state: leadState.optional(),
  visitDay: z.iso.date().optional(),
});

const asked = {
  list: filter.extend({ after: place.optional() }),
  state: z.object({ id, from: leadState, to: leadState }),
  release: z.object({ id }),
  // Open pages of earlier releases, which expect all leads in one answer, name no place and are refused.
  export: filter.extend({ after: place.nullable() }),
  // What cannot be undone is done at all sites only where that is said.
  person: z.object({ phone, siteId: oneSite }),
  site: z.object({ siteId }),
  nothing: z.object({}),
};

const toCursor = (last: LeadPlace | null): string | null => last && `${last.createdAt}.${last.id}`;

/** Returns the limits that are near in the shape of the answer, in which the quarantine stands apart. */
function toNotices(near: readonly Usage[]): Pick<LeadNotices, "nearLimits" | "nearQuarantines"> {
  return {
    nearLimits: near.flatMap(({ of: kind, ...usage }) => (kind === "quarantine" ? [] : [{ kind, ...usage }])),
    nearQuarantines: near.flatMap(({ of, hours: _hours, ...usage }) => (of === "quarantine" ? [usage] : [])),
  };
}

/** `/api/admin`: the leads, for the administrator alone. All by POST: no name or number is in a log of addresses. */
export function createLeadsAdminApi(options: LeadsAdminApiOptions): Hono<AppEnv> {
  const { leadsAdmin, audit, client, drafts, limits, site: ownSite, sites, endSessions, lowSpace } = options;
  const api = new Hono<AppEnv>();
  api.use(requireSameOrigin(ownSite.siteUrl, client));

  function answer<Name extends keyof typeof ADMIN_ANSWERS, Asked>(
    name: Name,
    schema: z.ZodType<Asked>,
    work: (wanted: Asked, by: AuditContext) => Promise<AdminAnswer<Name>>,
  ): void {
    api.post(`/${name}`, async (c) => {
      const sent = await readAdministratorRequest(c, options, ADMIN_MAX_BYTES);
      if (sent instanceof Response) return sent;
      const wanted = schema.safeParse(sent.json);
      if (!wanted.success) return sendProblem(c, problem(422, "NOT_ALLOWED", MESSAGES.invalid));
      return c.json(await work(wanted.data, sent.by));
    });
  }

  answer("sites", asked.nothing, async () => {
    const known = sites.map(({ siteKey, siteName }) => ({ id: siteKey, name: siteName }));
    const ids = (await leadsAdmin.siteIds()).filter((one) => known.every((site) => site.id !== one));
    return { sites: [...known, ...ids.map((one) => ({ id: one, name: one }))] };
  });
  answer("leads", asked.list, async (wanted, by) => {
    const length = LEADS_PAGE_SIZE;
    const depth = isSelective(wanted) ? LEADS_SEARCH_LENGTH : length + 1;
    const { leads, next } = await findLeads(leadsAdmin, wanted, { length, depth }, wanted.after);
    const count = leads.length;
    if (count > 0) await audit.add({ ...by, siteId: wanted.siteId, what: "leads-viewed", target: "", count });
    return { leads, next: toCursor(next) };
  });
  answer("counts", asked.site, async (wanted) => leadsAdmin.counts(wanted.siteId));
  answer("state", asked.state, async ({ id, from, to }, by) => ({
    state: await leadsAdmin.setState(id, from, to, by),
  }));
  answer("release", asked.release, async (wanted, by) => ({ released: await leadsAdmin.release(wanted.id, by) }));
  answer("export", asked.export, async ({ after, ...wanted }, by) => {
    const reach = { length: EXPORT_LENGTH, depth: EXPORT_LENGTH };
    const { leads, next } = await findLeads(leadsAdmin, wanted, reach, after ?? undefined);
    // Written down before anything leaves.
    if (after === null || leads.length > 0)
      await audit.add({ ...by, siteId: wanted.siteId, what: "leads-exported", target: "", count: leads.length });
    return { leads, next: toCursor(next) };
  });
  answer("count", asked.person, async (wanted) => ({ count: await leadsAdmin.countOf(wanted) }));
  answer("erase", asked.person, async (wanted, by) => {
    await drafts.deleteOf(wanted.phone);
    const count = await erasePerson(leadsAdmin, wanted, by);
    return { count, pending: leadsAdmin.isErasurePending() };
  });
  answer("withdraw", asked.person, async (wanted, by) => ({ count: await withdrawConsent(leadsAdmin, wanted, by) }));
  answer("notices", asked.site, async ({ siteId: site }, by) => {
    const wanted = sites.filter(({ siteKey }) => site === "" || siteKey === site);
    const near = await Promise.all(wanted.map(({ siteKey }) => nearLimits(leadsAdmin, siteKey, limits, by.at)));
    const ends = await Promise.all(wanted.map((one) => retentionNotice(leadsAdmin, one, by.at)));
    const failedMessages = await leadsAdmin.failedMessages(FAILED_MESSAGES_LENGTH, site);
    // Each shows name and phone of a lead.
    const count = failedMessages.length;
    if (count > 0) await audit.add({ ...by, siteId: site, what: "leads-viewed", target: "", count });
    return {
      failedMessages,
      ...toNotices(near.flat()),
      lowSpace: lowSpace(),
      retention: ends.filter((end) => end !== undefined),
    };
  });
  answer("audit", asked.nothing, async () => ({ entries: await audit.newest(AUDIT_LENGTH) }));
  answer("end-sessions", asked.nothing, async (_, by) => {
    await endSessions(by.who);
    await audit.add({ ...by, what: "sessions-ended", target: "", count: 0 });
    return {};
  });

  return api;
}
