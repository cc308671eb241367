import { SESSION_MS } from "@danji/data/session/port";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { AppContext, Client } from "../http/context.ts";
import type { SessionStore } from "../store/sessions.ts";
import { hashToken, randomToken } from "./token.ts";

const COOKIE = "danji_session";

/** The administrator's session: a random token in a cookie that no script reads, its hash in the database. */
export interface Sessions {
  /** Signs in: replaces the session that the browser had, if any. */
  begin(c: AppContext, email: string): void;
  /** E-mail of who is signed in. */
  current(c: AppContext): string | undefined;
  /** Signs out, here and in the database. */
  end(c: AppContext): void;
}

/** Sessions over their store. */
export function createSessions(store: SessionStore, client: Client, clock: () => number): Sessions {
  const options = (c: AppContext): CookieOptions => ({
    httpOnly: true,
    sameSite: "Strict",
    path: "/",
    secure: client.isSecure(c),
  });

  function forget(c: AppContext): void {
    const token = getCookie(c, COOKIE);
    if (token !== undefined) store.delete(hashToken(token));
  }

  return {
    begin(c, email) {
      forget(c);
      const token = randomToken();
      const now = clock();
      store.add(hashToken(token), email, now, now + SESSION_MS);
      setCookie(c, COOKIE, token, { ...options(c), maxAge: SESSION_MS / 1000 });
    },
    current(c) {
      const token = getCookie(c, COOKIE);
      return token === undefined ? undefined : store.find(hashToken(token), clock());
    },
    end(c) {
      forget(c);
      deleteCookie(c, COOKIE, options(c));
    },
  };
}
