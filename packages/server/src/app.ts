import { SITEMAP_PATH } from "@danji/complex/sitemap";
import type { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import type { Accounts } from "./auth/accounts.ts";
import { createDrafts } from "./forms/drafts.ts";
import { addPages, createBase, limitReads } from "./http/base.ts";
import type { AppContext, AppEnv, Client, SiteParts } from "./http/context.ts";
import { describeError, MESSAGES, problem, sendProblem } from "./http/problem.ts";
import { createWindowLimiter, isWithin, type WindowLimiter } from "./http/rate-limit.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";
import type { SiteManifest } from "./manifest.ts";
import type { Caching } from "./pages/caching.ts";
import { addFeeds, FEED_PATH } from "./pages/feed.ts";
import { createFiles } from "./pages/files.ts";
import { createPages, type PageRenderer } from "./pages/pages.ts";
import { createRouteTable } from "./pages/routes.ts";
import { createConsentApi } from "./routes/consent.ts";
import { createFormsApi } from "./routes/forms.ts";
import { createLeadsAdminApi } from "./routes/leads-admin.ts";
import { createPressReadingApi } from "./routes/press-reading.ts";
import { createPressWritingApi } from "./routes/press-writing.ts";
import { createSites, type HostedSite } from "./sites.ts";
import type { LeadsStore, Store } from "./store/store.ts";

/** A site, and what its pages are made of. */
export interface Site {
  readonly site: SiteManifest;
  /** Renders pages that carry state. Without it a page comes as it was built. */
  readonly render?: PageRenderer | undefined;
  /** Directory of the built site. Without it pages are rendered, or are Vite's. */
  readonly staticRoot?: string | undefined;
}

/** What a host gives the app beside a store. The app reads neither the environment nor the process. */
export interface Host {
  /** Sites of the store, the default one first. */
  readonly sites: readonly [Site, ...Site[]];
  /** Further hosts with the key of their site, see `createSites`. @default none */
  readonly hosts?: ReadonlyMap<string, string> | undefined;
  readonly client: Client;
  readonly accounts: Accounts;
  readonly caching: Caching;
  /** ms since 1970. @default the system's clock */
  readonly clock?: (() => number) | undefined;
  /** Differences from {@link DEFAULT_LIMITS}. */
  readonly limits?: Partial<Limits> | undefined;
  /** Whether a lead proves to come from the site; such leads are counted apart. @default none does */
  readonly isProven?: ((c: AppContext) => Promise<boolean>) | undefined;
  /** Whether a queued text message is sent, so that its form may promise it. @default no */
  readonly sendsMessages?: boolean | undefined;
  /** Called when a booking has queued text messages. @default none; the next run finds them */
  readonly onMessages?: (() => void) | undefined;
  /** Called with faults, in lines without what visitors wrote. @default none */
  readonly log?: ((line: string) => void) | undefined;
}

/** Creates the backend of all sites as one request handler: leads, press, administrator, and the pages. */
export function createApp(store: Store, host: Host): Hono<AppEnv> {
  const [first, ...others] = host.sites;
  const { clock = Date.now, log = () => undefined } = host;
  const limits = { ...DEFAULT_LIMITS, ...host.limits };
  // For all sites: at another host an attacker begins with the same count.
  const [leadAlarm, sent] = [createLeadAlarm(clock, log), createWindowLimiter()];
  const hosted = (site: Site): HostedSite => ({
    site: site.site,
    app: createSiteApp(store, { ...host, ...site, leadAlarm, sent, clock, log, limits }),
  });
  return createSites([hosted(first), ...others.map(hosted)], host.client, host.hosts);
}

interface SiteAppOptions extends Omit<Host, "clock" | "log" | "limits">, Omit<Site, "site">, SiteParts {
  readonly leadAlarm: LeadAlarm;
  readonly sent: WindowLimiter;
}

function createSiteApp(store: Store, options: SiteAppOptions): Hono<AppEnv> {
  const { site, staticRoot, render, accounts, caching, leadAlarm, log, sendsMessages = false } = options;
  const { hasCdn } = caching;
  const parts = {
    ...options,
    ...accounts,
    ...store,
    sendsMessages,
    routes: createRouteTable(site),
    drafts: createDrafts({ ...options, store: store.drafts, cookie: caching.draftCookie }),
    leads: leadAlarm.watch(store.leads),
    counts: store.leadsAdmin,
    sites: options.sites.map((one) => one.site),
    lowSpace: () => store.lowSpace(),
  };

  const app = createBase(parts, hasCdn ? "*" : "/api/*");
  const secondsToRead = limitReads(app, parts, [...(hasCdn ? ["/api/*"] : []), FEED_PATH, SITEMAP_PATH]);
  app.get("/api/health", async (c) => {
    await store.check();
    if (leadAlarm.isRaised()) return sendProblem(c, problem(500, "LEADS_NOT_STORED", MESSAGES.failed));
    return c.json({ ok: true });
  });
  // A CDN compresses itself. What is compressed already, or does not shrink, passes untouched.
  if (!hasCdn) app.use("/api/press/*", compress());
  app.route("/api/press", createPressReadingApi({ ...parts, caching: caching.data }));
  app.route("/api/press", createPressWritingApi(parts));
  if (accounts.signIn !== undefined) app.route("/api/session", accounts.signIn(site.siteUrl));
  // A CDN has the other pages as files.
  app.route("/api/forms", createFormsApi({ ...parts, everyPage: !hasCdn }));
  app.route("/api/consent", createConsentApi(parts));
  app.route("/api/admin", createLeadsAdminApi({ ...parts, drafts: store.drafts }));

  addFeeds(app, site, store.press, caching);
  const files = staticRoot === undefined ? undefined : createFiles(staticRoot);
  const onError = (error: unknown): void => log(describeError(error, "GET", "page"));
  const pages = createPages({ ...parts, files, render, secondsToRead, onError });
  addPages(app, ...(hasCdn ? [] : [compress(), etag()]), pages);
  return app;
}

const MINUTE_MS = 60_000;

export type LeadAlarm = ReturnType<typeof createLeadAlarm>;

/** Says for a minute that a lead could not be stored, and logs `LEADS_NOT_STORED`, once a minute at most. */
export function createLeadAlarm(clock: () => number, log: (line: string) => void) {
  let failedAt = -Infinity;
  let loggedAt = -Infinity;

  function raise(): void {
    failedAt = clock();
    if (isWithin(loggedAt, failedAt, MINUTE_MS)) return;
    loggedAt = failedAt;
    log(
      "신청을 저장하지 못했습니다. 데이터를 두는 곳에 자리와 쓰기 권한이 있는지 확인해 주세요. / LEADS_NOT_STORED: a lead could not be written. Check that there is room, and permission to write, where the data are kept.",
    );
  }

  return {
    watch: (leads: LeadsStore): LeadsStore => ({
      async add(lead, options) {
        try {
          return await leads.add(lead, options);
        } catch (error) {
          raise();
          throw error;
        }
      },
    }),
    isRaised: () => isWithin(failedAt, clock(), MINUTE_MS),
  };
}
