import { SESSION_MS } from "@danji/api/session/port";
import type { Hono } from "hono";
import type { AppEnv, Client } from "../http/context.ts";
import type { WhoIsIt } from "../routes/administrator-request.ts";
import { createSessionApi } from "../routes/session.ts";
import type { SqliteStore } from "../store/sqlite/open.ts";
import { createSignInAttempts } from "./attempts.ts";
import { createTokenCookie } from "./token-cookie.ts";

const SESSION = { name: "danji_session", path: "/", lifetimeMs: SESSION_MS };
/** Known for half a year after the last sign-in, at the only address that reads the cookie. */
const DEVICE = { name: "danji_device", path: "/api/session", lifetimeMs: 180 * 24 * 3_600_000 };

/** How a host knows the administrator. */
export interface Accounts {
  readonly whoIsIt: WhoIsIt;
  readonly endSessions: (email: string) => void | Promise<void>;
  /** Creates `/api/session` of the site at an address. @default none, browsers sign in with another service */
  readonly signIn?: (siteUrl: string) => Hono<AppEnv>;
}

/** Creates the accounts of a store: sessions are cookies, and failed sign-ins are counted over all sites. */
export function createCookieAccounts(store: SqliteStore, client: Client, clock: () => number): Accounts {
  const sessions = createTokenCookie(store.sessions, client, clock, SESSION);
  const devices = createTokenCookie(store.devices, client, clock, DEVICE);
  const attempts = createSignInAttempts(clock);
  return {
    whoIsIt: (c) => sessions.current(c)?.email,
    endSessions: () => store.administrators.endSessions(),
    signIn: (siteUrl) => createSessionApi({ store, siteUrl, client, sessions, attempts, devices, clock }),
  };
}
