import { type Handler, Hono, type MiddlewareHandler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { wantsJson } from "../forms/native.ts";
import { errorPage } from "../pages/error-page.ts";
import { bodyType } from "./body.ts";
import type { AppContext, AppEnv, SiteParts } from "./context.ts";
import { describeError, MESSAGES, problem, type Problem, sendProblem, tooMany } from "./problem.ts";
import { securityHeaders } from "./security-headers.ts";
import { createSenderLimiter } from "./rate-limit.ts";

const READING = new Set(["GET", "HEAD"]);

function isApi(c: AppContext): boolean {
  const { pathname } = new URL(c.req.url);
  return pathname === "/api" || pathname.startsWith("/api/");
}

/** Whether a browser shows the answer as a page: it opens the address, or posts a form without a script. */
function isShown(c: AppContext): boolean {
  const isHtml = (c.req.header("Accept") ?? "").includes("text/html");
  return isHtml && !wantsJson(c, bodyType(c.req.raw) === "json");
}

/** Answers a problem as JSON to what calls the API, and as a page to a browser. */
function refuse(c: AppContext, reason: Problem): Response {
  return isApi(c) && !isShown(c) ? sendProblem(c, reason) : errorPage(c, reason);
}

function refuseMethod(c: AppContext, methods: readonly string[]): Response {
  c.header("Allow", methods.join(", "));
  return refuse(c, problem(405, "METHOD_NOT_ALLOWED", MESSAGES.methodNotAllowed));
}

const endsConnection = (status: number): boolean => status === 413 || status === 429 || status >= 500;

/** Returns an app without an address: security headers, faults, a stop to floods on `limited`, and under `/api` no caching and 405. */
export function createBase(
  { site, client, limits, clock, log }: SiteParts,
  limited: "/api/*" | "*" = "/api/*",
): Hono<AppEnv> {
  const secondsToRequest = createSenderLimiter(client, clock, {
    perAddress: limits.requestsPerMinutePerAddress,
    perHop: limits.requestsPerMinutePerHop,
  });
  const app = new Hono<AppEnv>();
  app.onError((error, c) => {
    log(describeError(error, c.req.method, c.req.routePath));
    return refuse(c, problem(500, "FAILED", MESSAGES.failed));
  });
  app.use(async (c, next) => {
    await next();
    if (endsConnection(c.res.status)) c.res.headers.set("Connection", "close");
  });
  app.use(securityHeaders(site, client));
  app.use("/api/*", async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  });
  app.use(limited, async (c, next) => {
    const seconds = secondsToRequest(c);
    return seconds === 0 ? next() : refuse(c, tooMany(seconds, MESSAGES.flood));
  });
  app.use("/api/*", methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  return app;
}

/** Refuses reads at `paths` beyond the limits; returns that count, for what reads beside these. */
export function limitReads(
  app: Hono<AppEnv>,
  { client, limits, clock }: SiteParts,
  paths: readonly string[],
): (c: AppContext) => number {
  const secondsToRead = createSenderLimiter(client, clock, {
    perAddress: limits.readsPerMinutePerAddress,
    perHop: limits.readsPerMinutePerHop,
  });
  for (const path of paths) {
    app.use(path, async (c, next) => {
      const seconds = READING.has(c.req.method) ? secondsToRead(c) : 0;
      return seconds === 0 ? next() : refuse(c, tooMany(seconds, MESSAGES.flood));
    });
  }
  return secondsToRead;
}

/** Adds the pages, which are only read, at all addresses that are left, and 404 at those below `/api`. */
export function addPages(
  app: Hono<AppEnv>,
  ...handlers: readonly (Handler<AppEnv> | MiddlewareHandler<AppEnv>)[]
): void {
  for (const path of ["/api", "/api/*"]) app.all(path, (c) => refuse(c, problem(404, "NOT_FOUND", MESSAGES.notFound)));
  app.all("*", async (c, next) => (READING.has(c.req.method) ? next() : refuseMethod(c, [...READING])));
  // For all methods: `Allow` would name that of a route that has one at every address of the API.
  for (const handler of handlers) app.all("*", handler);
}
