import { SITEMAP_PATH } from "@danji/complex/sitemap";
import type { Firestore } from "firebase-admin/firestore";
import type { Hono } from "hono";
import { CONSENT_METHODS, createConsentApi } from "./api/consent.ts";
import { createLeadsAdminApi, ADMIN_METHODS, ENTRY_ADDRESS_METHODS } from "./api/leads-admin.ts";
import { createFormsApi } from "./api/forms.ts";
import { createPressReadingApi } from "./api/press-reading.ts";
import { bearerOf } from "./auth/bearer.ts";
import { createDrafts } from "./forms/drafts.ts";
import { formPage } from "./forms/native.ts";
import { createQuarantineAlarm } from "./forms/near-quarantine.ts";
import { closeApi, closePages, createBase, limitReads } from "./http/base.ts";
import { createClient, type AppContext, type AppEnv } from "./http/context.ts";
import { describeError } from "./http/describe-error.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";
import { adminSiteOf, type ExpiringAdminSite, type SiteManifest } from "./manifest.ts";
import { FEED_PATH } from "./pages/feed.ts";
import { addFeeds } from "./pages/feeds.ts";
import { createPages, type PageCaching, type PageRenderer } from "./pages/pages.ts";
import { createRouteTable } from "./pages/routes.ts";
import { createSites } from "./sites.ts";
import { createFirestoreAudit } from "./store/firestore/audit.ts";
import { createFirestoreDrafts } from "./store/firestore/drafts.ts";
import { createFirestoreLeads } from "./store/firestore/leads.ts";
import { createFirestoreLeadsAdmin } from "./store/firestore/leads-admin.ts";
import { createFirestoreOutbox } from "./store/firestore/outbox.ts";
import { createFirestorePress } from "./store/firestore/press.ts";
import { inTime } from "./store/firestore/status.ts";
import { createLeadAlarm } from "./store/lead-alarm.ts";
import { createFirestoreViews } from "./store/firestore/views.ts";
import { rememberDates } from "./store/remembered-dates.ts";
import { createViewCounter } from "./views/view-counter.ts";

/** What the functions' app is made of. It reads neither the environment nor the process. */
export interface FunctionsOptions {
  readonly db: Firestore;
  readonly site: SiteManifest;
  /** Sites of the same database, the default one first. @default this one alone */
  readonly sites?: readonly ExpiringAdminSite[] | undefined;
  /** Renders the pages. Without it only `/api` and the feeds answer. */
  readonly render?: PageRenderer | undefined;
  /** Secret that addresses are hashed with before they name a counter of the limits. */
  readonly limitsSalt: string;
  /** Whether a token of App Check is one. Left out, no token raises the limits. */
  readonly checkToken?: ((token: string) => Promise<boolean>) | undefined;
  /** Returns the claims of a token of Firebase Authentication, or throws. Optional: without it, there is no administrator. */
  readonly verifyIdToken?: ((token: string) => Promise<unknown>) | undefined;
  readonly endSessions?: ((email: string) => Promise<void>) | undefined;
  /** Whether a queued text message is sent, so that its form may promise it. @default no */
  readonly sendsMessages?: boolean | undefined;
  /** ms since 1970. @default the system's clock */
  readonly clock?: (() => number) | undefined;
  /**
   * How long a visitor waits for a transaction that others contend with, and for the count of the quarantine, each in
   * ms.
   *
   * @default no bound
   */
  readonly patienceMs?: number | undefined;
  /** Differences from {@link DEFAULT_LIMITS}. */
  readonly limits?: Partial<Limits> | undefined;
  /** Called with faults, in lines without what visitors wrote. @default none */
  readonly log?: ((line: string) => void) | undefined;
}

/** The only cookie that Hosting passes to functions; answers to it are cached by its value. */
const DRAFT_COOKIE = "__session";
const APP_CHECK_HEADER = "X-Firebase-AppCheck";

/** How long the CDN keeps an answer, and goes on to give it out while it asks for a new one, in seconds. Browsers ask each time. */
const shared = (seconds: number, stale: number): string =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${stale}`;
/** An article that was just posted is on every visitor's list after two minutes at most: until then the CDN answers. */
const STORED = shared(60, 60);
const CACHING: PageCaching = { stored: STORED, built: shared(600, 600), missing: shared(600, 0) };
/** Listing all articles costs a read for each; search engines come once a day. */
const SITEMAP = shared(3600, 3600);

const API_METHODS = {
  ...ADMIN_METHODS,
  ...ENTRY_ADDRESS_METHODS,
  ...CONSENT_METHODS,
  "/api/press": ["GET", "HEAD"],
  "/api/press/:id": ["GET", "HEAD"],
  "/api/press/:id/views": ["POST"],
  "/api/forms/interest": ["POST"],
  "/api/forms/visit": ["POST"],
  "/api/forms/inquiry": ["POST"],
} as const;

/**
 * Returns whether a page of the manifest is left to the functions, so that the CDN must have no file in its place:
 * those that show what is stored or stand for many addresses, and those on which a form comes back.
 */
export function isRenderedByFunctions({ path, shows }: SiteManifest["routes"][number], siteKey: string): boolean {
  const forms = [formPage("visit", siteKey), formPage("inquiry", siteKey)];
  return shows !== undefined || path.includes(":") || forms.includes(path);
}

/**
 * Returns the functions as one request handler behind the CDN of Hosting: leads, the press as readers see it, the
 * pages that Hosting has no file for, and the feeds, over Firestore. The administrator signs in and writes articles
 * through Firebase itself.
 */
export function createFunctionsApp(options: FunctionsOptions): Hono<AppEnv> {
  const {
    db,
    site,
    sites = [adminSiteOf(site)],
    render,
    limitsSalt,
    checkToken,
    patienceMs,
    sendsMessages = false,
    clock = Date.now,
    log = () => undefined,
  } = options;
  const withoutAccounts = () => Promise.reject(new Error("No accounts were given"));
  const { verifyIdToken = withoutAccounts, endSessions = withoutAccounts } = options;
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const client = createClient("hosting");
  const routes = createRouteTable(site);
  const press = rememberDates(createFirestorePress(db), clock);
  const draftStore = createFirestoreDrafts(db, limitsSalt, patienceMs);
  const drafts = createDrafts({ store: draftStore, cookie: DRAFT_COOKIE, client, clock });
  const isProven = async (c: AppContext): Promise<boolean> => {
    const token = c.req.header(APP_CHECK_HEADER);
    return checkToken !== undefined && token !== undefined && (await checkToken(token));
  };
  const onLeadError = (error: unknown): void => log(describeError(error, "POST", "leads"));
  const leads = createLeadAlarm(clock, log).watch(createFirestoreLeads(db, limitsSalt, onLeadError, patienceMs));

  const base = { site, client, limits, clock, log };
  const app = createBase(base);
  const secondsToRead = limitReads(app, base, [FEED_PATH, SITEMAP_PATH]);
  const leadsAdmin = createFirestoreLeadsAdmin(db);
  // A visitor waits for the count: after the answer a function gets next to no CPU.
  const counts = {
    countQuarantined: (siteId: string, since: number): Promise<number> =>
      inTime(Promise.resolve(leadsAdmin.countQuarantined(siteId, since)), patienceMs),
  };
  const onQuarantine = createQuarantineAlarm({ counts, siteId: site.siteKey, limits, clock, log });
  const calls = { isProven, onQuarantine };
  const forms = { leads, site, routes, drafts, everyPage: false, client, limits, clock, sendsMessages, ...calls };
  app.route("/api/forms", createFormsApi(forms));
  const audit = createFirestoreAudit(db);
  const whoIsIt = bearerOf({ verify: verifyIdToken, record: (id, entry) => audit.addOnce(id, entry), client, clock });
  app.route("/api/consent", createConsentApi({ outbox: createFirestoreOutbox(db), leadsAdmin, clock }));
  app.route(
    "/api/admin",
    createLeadsAdminApi({
      leadsAdmin,
      drafts: draftStore,
      limits,
      audit,
      addAddress: (entry, by) => audit.addAddress(entry, by),
      client,
      siteUrl: site.siteUrl,
      sites,
      whoIsIt,
      endSessions,
      clock,
    }),
  );
  const views = createViewCounter(createFirestoreViews(db), clock, (error) =>
    log(describeError(error, "POST", "views")),
  );
  app.route("/api/press", createPressReadingApi({ press, views, site, client, limits, clock, caching: STORED }));
  closeApi(app, API_METHODS);
  addFeeds(app, site, press, { feed: STORED, sitemap: SITEMAP });
  const onError = (error: unknown): void => log(describeError(error, "GET", "page"));
  const pages = createPages({
    site,
    routes,
    press,
    drafts,
    files: undefined,
    caching: CACHING,
    render,
    clock,
    secondsToRead,
    onError,
  });
  app.get("*", pages);
  closePages(app);
  return app;
}

/** What is one site's own. */
export type FunctionsSite = Pick<FunctionsOptions, "site" | "render">;

/**
 * Creates {@link createFunctionsApp} for each of several sites over one database, with the site picked by the host.
 *
 * @param loaded The default site first.
 * @param hosts See {@link createSites}.
 */
export function createFunctionsSites(
  loaded: readonly FunctionsSite[],
  options: Omit<FunctionsOptions, keyof FunctionsSite | "sites">,
  hosts?: ReadonlyMap<string, string>,
): Hono<AppEnv> {
  const sites = loaded.map(({ site }) => adminSiteOf(site));
  const [first, ...others] = loaded.map((one) => ({
    site: one.site,
    app: createFunctionsApp({ ...options, ...one, sites }),
  }));
  if (first === undefined) throw new Error("There is no site");
  return createSites([first, ...others], createClient("hosting"), hosts);
}
