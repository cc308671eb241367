import { Hono } from "hono";
import { compress } from "hono/compress";
import { createFormsApi } from "./api/forms.ts";
import { createPressApi } from "./api/press.ts";
import { createSessionApi } from "./api/session.ts";
import { createSignInAttempts } from "./auth/attempts.ts";
import { createSessions } from "./auth/session.ts";
import { createDrafts } from "./forms/drafts.ts";
import { createClient, type AppContext, type AppEnv } from "./http/context.ts";
import { describeError } from "./http/describe-error.ts";
import { MESSAGES, problem, sendProblem, tooMany, type Problem } from "./http/problem.ts";
import { createWindowLimiter } from "./http/rate-limit.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";
import type { SiteManifest } from "./manifest.ts";
import { errorPage } from "./pages/error-page.ts";
import { FEED_PATH, FEED_TYPE, pressFeed } from "./pages/feed.ts";
import { createFiles } from "./pages/files.ts";
import { createPages, type PageRenderer } from "./pages/pages.ts";
import { SITEMAP_PATH, SITEMAP_TYPE, sitemapXml } from "./pages/sitemap.ts";
import { createRouteTable } from "./pages/routes.ts";
import type { Store } from "./store/open.ts";

/** What the app is made of. It reads neither the environment nor the process. */
export interface AppOptions {
  readonly store: Store;
  readonly site: SiteManifest;
  /** Directory of the built site. Without it only `/api` answers. */
  readonly staticRoot?: string | undefined;
  /** Renders pages that carry state. Without it a returned form's page comes as it was built. */
  readonly render?: PageRenderer | undefined;
  /** ms since 1970. Default: the system's clock. */
  readonly clock?: (() => number) | undefined;
  /** Differences from {@link DEFAULT_LIMITS}. */
  readonly limits?: Partial<Limits> | undefined;
  /** Whether a proxy of ours stands in front and writes `X-Forwarded-For` and `X-Forwarded-Proto`. Default: no. */
  readonly trustProxy?: boolean | undefined;
  /** Called once a booking has put text messages into the outbox, so that nobody waits for the next look. Default: nothing. */
  readonly onMessages?: (() => void) | undefined;
  /** Told of faults, in lines without anything that visitors wrote. Default: nobody. */
  readonly log?: ((line: string) => void) | undefined;
}

const WINDOW_MS = 60_000;

/** Methods that change nothing, and are not counted. */
const READING = new Set(["GET", "HEAD"]);

/** Methods of each address of the API; any other is a 405. */
const API_METHODS: Readonly<Record<string, readonly string[]>> = {
  "/api/health": ["GET", "HEAD"],
  "/api/press": ["GET", "HEAD", "POST"],
  "/api/press/:id": ["GET", "HEAD", "PUT", "DELETE"],
  "/api/press/:id/views": ["POST"],
  "/api/session": ["GET", "HEAD", "POST", "DELETE"],
  "/api/forms/interest": ["POST"],
  "/api/forms/visit": ["POST"],
  "/api/forms/inquiry": ["POST"],
};

function isApi(c: AppContext): boolean {
  const { pathname } = new URL(c.req.url);
  return pathname === "/api" || pathname.startsWith("/api/");
}

/** The backend as one request handler: leads, press, sign-in, and the built site. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { store, site, clock = Date.now, log = () => undefined, onMessages = () => undefined } = options;
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const client = createClient(options.trustProxy ?? false);
  const routes = createRouteTable(site);
  const drafts = createDrafts(client, clock);
  const sessions = createSessions(store.sessions, client, clock);
  const attempts = createSignInAttempts(clock);
  const posts = createWindowLimiter();
  const refuse = (c: AppContext, reason: Problem): Response =>
    isApi(c) ? sendProblem(c, reason) : errorPage(c, reason);

  const app = new Hono<AppEnv>();
  app.onError((error, c) => {
    log(describeError(error, c.req.method, c.req.routePath));
    return refuse(c, problem(500, "FAILED", MESSAGES.failed));
  });
  app.use(securityHeaders(site, client));

  app.use("/api/*", async (c, next) => {
    c.header("Cache-Control", "no-store");
    if (!READING.has(c.req.method)) {
      const limit = { key: client.address(c), limit: limits.postsPerMinutePerAddress, windowMs: WINDOW_MS };
      const seconds = posts.take([limit], clock());
      if (seconds > 0) return sendProblem(c, tooMany(seconds, MESSAGES.flood));
    }
    await next();
    return undefined;
  });
  app.get("/api/health", (c) => {
    store.check();
    return c.json({ ok: true });
  });
  app.route("/api/press", createPressApi({ store, siteUrl: site.siteUrl, sessions, clock }));
  app.route("/api/session", createSessionApi({ store, siteUrl: site.siteUrl, client, sessions, attempts }));
  app.route(
    "/api/forms",
    createFormsApi({ leads: store.leads, site, routes, drafts, client, limits, clock, onMessages }),
  );
  for (const [path, methods] of Object.entries(API_METHODS)) {
    app.all(path, (c) => {
      c.header("Allow", methods.join(", "));
      return sendProblem(c, problem(405, "METHOD_NOT_ALLOWED", MESSAGES.methodNotAllowed));
    });
  }
  app.all("/api", (c) => sendProblem(c, problem(404, "NOT_FOUND", MESSAGES.notFound)));
  app.all("/api/*", (c) => sendProblem(c, problem(404, "NOT_FOUND", MESSAGES.notFound)));

  app.get(FEED_PATH, (c) => {
    c.header("Content-Type", FEED_TYPE);
    c.header("Cache-Control", "no-cache");
    return c.body(pressFeed(site, store.press.list(site.siteKey)));
  });

  app.get(SITEMAP_PATH, (c) => {
    c.header("Content-Type", SITEMAP_TYPE);
    c.header("Cache-Control", "no-cache");
    return c.body(sitemapXml(site, store.press.dates(site.siteKey)));
  });

  const files = options.staticRoot === undefined ? undefined : createFiles(options.staticRoot);
  const onError = (error: unknown): void => log(describeError(error, "GET", "page"));
  const pages = createPages({ site, routes, press: store.press, drafts, files, render: options.render, onError });
  // What is compressed already, or does not shrink, passes untouched.
  app.get("*", compress(), pages);
  app.all("*", (c) => {
    c.header("Allow", "GET, HEAD");
    return errorPage(c, problem(405, "METHOD_NOT_ALLOWED", MESSAGES.methodNotAllowed));
  });
  return app;
}
