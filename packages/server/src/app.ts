import type { Hono } from "hono";
import { compress } from "hono/compress";
import { CONSENT_METHODS, createConsentApi } from "./api/consent.ts";
import { createLeadsAdminApi, ADMIN_METHODS } from "./api/leads-admin.ts";
import { createFormsApi } from "./api/forms.ts";
import { pressReader } from "./api/press-page.ts";
import { createPressReadingApi } from "./api/press-reading.ts";
import { createPressWritingApi } from "./api/press-writing.ts";
import { createSessionApi } from "./api/session.ts";
import { createSignInAttempts, type SignInAttempts } from "./auth/attempts.ts";
import { createDevices } from "./auth/devices.ts";
import { createSessions } from "./auth/session.ts";
import { createMemoryDrafts, type DraftStore } from "./forms/draft-store.ts";
import { createDrafts } from "./forms/drafts.ts";
import { createQuarantineAlarm } from "./forms/near-quarantine.ts";
import { closeApi, closePages, createBase, refuseReads } from "./http/base.ts";
import { createClient, type AppEnv } from "./http/context.ts";
import { describeError } from "./http/describe-error.ts";
import { MESSAGES, problem, sendProblem, tooMany } from "./http/problem.ts";
import { createSenderLimiter } from "./http/sender-limiter.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";
import { adminSiteOf, type ExpiringAdminSite, type SiteManifest } from "./manifest.ts";
import { FEED_PATH } from "./pages/feed.ts";
import { addFeeds } from "./pages/feeds.ts";
import { createFiles, REVALIDATE } from "./pages/files.ts";
import { createPages, type PageRenderer } from "./pages/pages.ts";
import { createRouteTable } from "./pages/routes.ts";
import { SITEMAP_PATH } from "@danji/complex/sitemap";
import { createLeadAlarm, type LeadAlarm } from "./store/lead-alarm.ts";
import type { Store } from "./store/open.ts";

/** What the sites of one server share: at another of its hosts an attacker begins with the same count, and a person's erasure reaches all. */
export interface SharedState {
  readonly attempts: SignInAttempts;
  readonly drafts: DraftStore;
  readonly leadAlarm: LeadAlarm;
}

/** Creates what sites share, in memory. */
export const createSharedState = (clock: () => number, log: (line: string) => void): SharedState => ({
  attempts: createSignInAttempts(clock),
  drafts: createMemoryDrafts(),
  leadAlarm: createLeadAlarm(clock, log),
});

/** What the app is made of. It reads neither the environment nor the process. */
export interface AppOptions {
  readonly store: Store;
  readonly site: SiteManifest;
  /** Sites of the same store, the default one first. @default this one alone */
  readonly sites?: readonly ExpiringAdminSite[] | undefined;
  /** @default state of its own */
  readonly shared?: SharedState | undefined;
  /** Directory of the built site. Without it only `/api` answers. */
  readonly staticRoot?: string | undefined;
  /** Renders pages that carry state. Without it a returned form's page comes as it was built. */
  readonly render?: PageRenderer | undefined;
  /** ms since 1970. @default the system's clock */
  readonly clock?: (() => number) | undefined;
  /** Differences from {@link DEFAULT_LIMITS}. */
  readonly limits?: Partial<Limits> | undefined;
  /** Whether our own proxy is in front of the server and sets `X-Forwarded-For` and `X-Forwarded-Proto`. @default no */
  readonly trustProxy?: boolean | undefined;
  /** Whether a queued text message is sent, so that its form may promise it. @default no */
  readonly sendsMessages?: boolean | undefined;
  /** Called when a booking has queued text messages, so that they are sent immediately. @default none */
  readonly onMessages?: (() => void) | undefined;
  /** Called with faults, in lines without what visitors wrote. @default none */
  readonly log?: ((line: string) => void) | undefined;
}

/** Name of the cookie of a returned form. */
const DRAFT_COOKIE = "danji_draft";

/** Methods of each address of the API; any other is a 405. */
export const API_METHODS: Readonly<Record<string, readonly string[]>> = {
  ...ADMIN_METHODS,
  ...CONSENT_METHODS,
  "/api/health": ["GET", "HEAD"],
  "/api/press": ["GET", "HEAD", "POST"],
  "/api/press/:id": ["GET", "HEAD", "PUT", "DELETE"],
  "/api/press/:id/views": ["POST"],
  "/api/session": ["GET", "HEAD", "POST", "DELETE"],
  "/api/forms/interest": ["POST"],
  "/api/forms/visit": ["POST"],
  "/api/forms/inquiry": ["POST"],
};

/** Returns the backend as one request handler: leads, press, sign-in, and the built site. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { store, site, sites = [adminSiteOf(site)], clock = Date.now, log = () => undefined, onMessages } = options;
  const { sendsMessages = false } = options;
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const client = createClient(options.trustProxy === true ? "proxy" : "socket");
  const routes = createRouteTable(site);
  const { attempts, drafts: draftStore, leadAlarm } = options.shared ?? createSharedState(clock, log);
  const drafts = createDrafts({ store: draftStore, cookie: DRAFT_COOKIE, client, clock });
  const sessions = createSessions(store.sessions, client, clock);
  const devices = createDevices(store.devices, client, clock);
  const press = pressReader(store.press);

  const app = createBase({ site, client, limits, clock, log });
  const secondsToReadPress = createSenderLimiter(client, clock, {
    perAddress: limits.readsPerMinutePerAddress,
    perHop: limits.readsPerMinutePerHop,
  });
  app.use("/api/press/*", compress(), refuseReads(secondsToReadPress));
  app.get("/api/health", (c) => {
    store.check();
    if (leadAlarm.isRaised()) return sendProblem(c, problem(500, "LEADS_NOT_STORED", MESSAGES.failed));
    return c.json({ ok: true });
  });
  const views = { count: async (id: string) => store.press.count(id) };
  app.route("/api/press", createPressReadingApi({ press, views, site, client, limits, clock }));
  app.route("/api/press", createPressWritingApi({ store, siteUrl: site.siteUrl, client, sessions, clock }));
  app.route(
    "/api/session",
    createSessionApi({ store, siteUrl: site.siteUrl, client, sessions, attempts, devices, clock }),
  );
  const { audit, leadsAdmin, outbox } = store;
  const leads = leadAlarm.watch(store.leads);
  const onQuarantine = createQuarantineAlarm({ counts: leadsAdmin, siteId: site.siteKey, limits, clock, log });
  const calls = { onMessages, onQuarantine };
  const forms = { leads, site, routes, drafts, everyPage: true, client, limits, clock, sendsMessages, ...calls };
  app.route("/api/forms", createFormsApi(forms));
  app.route("/api/consent", createConsentApi({ outbox, leadsAdmin, clock }));
  app.route(
    "/api/admin",
    createLeadsAdminApi({
      leadsAdmin,
      audit,
      client,
      drafts: draftStore,
      limits,
      siteUrl: site.siteUrl,
      sites,
      whoIsIt: (c) => sessions.current(c),
      endSessions: () => store.administrators.endSessions(),
      lowSpace: () => store.lowSpace(limits.leastFreeBytes),
      clock,
    }),
  );
  closeApi(app, API_METHODS);

  const secondsToRender = createSenderLimiter(client, clock, {
    perAddress: limits.pagesPerMinutePerAddress,
    perHop: limits.pagesPerMinutePerHop,
  });
  for (const path of [FEED_PATH, SITEMAP_PATH])
    app.use(path, async (c, next) => {
      const seconds = secondsToRender(c);
      return seconds > 0 ? sendProblem(c, tooMany(seconds, MESSAGES.flood)) : next();
    });
  addFeeds(app, site, press, { feed: REVALIDATE, sitemap: REVALIDATE });
  const pages = createPages({
    site,
    routes,
    press,
    drafts,
    files: options.staticRoot === undefined ? undefined : createFiles(options.staticRoot),
    caching: { stored: REVALIDATE, built: REVALIDATE, missing: REVALIDATE },
    render: options.render,
    clock,
    mayRender: (c) => secondsToRender(c) === 0,
    onError: (error) => log(describeError(error, "GET", "page")),
  });
  // What is compressed already, or does not shrink, passes untouched.
  app.get("*", compress(), pages);
  closePages(app);
  return app;
}
