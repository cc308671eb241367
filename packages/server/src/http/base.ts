import { Hono, type MiddlewareHandler } from "hono";
import { wantsJson } from "../forms/native.ts";
import type { Limits } from "../limits.ts";
import type { SiteManifest } from "../manifest.ts";
import { errorPage } from "../pages/error-page.ts";
import { bodyType } from "./body.ts";
import type { AppContext, AppEnv, Client } from "./context.ts";
import { describeError } from "./describe-error.ts";
import { MESSAGES, problem, type Problem, sendProblem, tooMany } from "./problem.ts";
import { securityHeaders } from "./security-headers.ts";
import { createSenderLimiter } from "./sender-limiter.ts";

/** Methods that change nothing. */
const READING = new Set(["GET", "HEAD"]);

/** What every host of the handlers has. */
export interface BaseOptions {
  readonly site: SiteManifest;
  readonly client: Client;
  readonly limits: Limits;
  readonly clock: () => number;
  /** Called with faults, in lines without what visitors wrote. */
  readonly log: (line: string) => void;
}

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

/** Whether a connection ends with its answer: what comes after an error, or too much, would hold it for nothing. */
const endsConnection = (status: number): boolean => status === 413 || status === 429 || status >= 500;

/**
 * Returns an app without an address yet: security headers, answers to faults, and under `/api` no caching and a stop
 * to floods.
 */
export function createBase({ site, client, limits, clock, log }: BaseOptions): Hono<AppEnv> {
  const secondsToPost = createSenderLimiter(client, clock, {
    perAddress: limits.postsPerMinutePerAddress,
    perHop: limits.postsPerMinutePerHop,
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
    const seconds = READING.has(c.req.method) ? 0 : secondsToPost(c);
    return seconds > 0 ? refuse(c, tooMany(seconds, MESSAGES.flood)) : next();
  });
  return app;
}

export function refuseReads(secondsTo: (c: AppContext) => number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const seconds = READING.has(c.req.method) ? secondsTo(c) : 0;
    return seconds === 0 ? next() : refuse(c, tooMany(seconds, MESSAGES.flood));
  };
}

/**
 * Refuses reads beyond the limits, on a host where they cost reads of the database: of an address all that it asks for, of a hop, which
 * visitors share, what is below `/api` and at `paths`.
 *
 * @returns the count by hop, for what reads beside these: the seconds until its next read.
 */
export function limitReads(
  app: Hono<AppEnv>,
  { client, limits, clock }: BaseOptions,
  paths: readonly string[] = [],
): (c: AppContext) => number {
  const secondsByAddress = createSenderLimiter(client, clock, { perAddress: limits.readsPerMinutePerAddress });
  const secondsByHop = createSenderLimiter(client, clock, { perHop: limits.readsPerMinutePerHop });
  app.use(refuseReads(secondsByAddress));
  for (const path of ["/api/*", ...paths]) app.use(path, refuseReads(secondsByHop));
  return secondsByHop;
}

/**
 * Answers what is left: 405 with `Allow` where an address of the API knows other methods, 404 below `/api`.
 *
 * @param methods Of each address of the API.
 */
export function closeApi(app: Hono<AppEnv>, methods: Readonly<Record<string, readonly string[]>>): void {
  for (const [path, known] of Object.entries(methods)) {
    app.all(path, (c) => {
      c.header("Allow", known.join(", "));
      return refuse(c, problem(405, "METHOD_NOT_ALLOWED", MESSAGES.methodNotAllowed));
    });
  }
  for (const path of ["/api", "/api/*"]) app.all(path, (c) => refuse(c, problem(404, "NOT_FOUND", MESSAGES.notFound)));
}

/** Answers that pages are only read. */
export function closePages(app: Hono<AppEnv>): void {
  app.all("*", (c) => {
    c.header("Allow", "GET, HEAD");
    return errorPage(c, problem(405, "METHOD_NOT_ALLOWED", MESSAGES.methodNotAllowed));
  });
}
