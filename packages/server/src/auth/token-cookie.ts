import { createHash, randomBytes } from "node:crypto";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { AppContext, Client } from "../http/context.ts";
import type { TokenStore } from "../store/sqlite/accounts.ts";

const TOKEN_BYTES = 32;

/** Returns a random token of 256 bits for a cookie. */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

interface TokenCookieOptions {
  readonly name: string;
  readonly path: string;
  readonly lifetimeMs: number;
}

/** A random token of the administrator's browser in a cookie that no script reads, its hash in the database. */
export interface TokenCookie {
  /** Gives the browser a token of an account, in place of the one that it had. */
  begin(c: AppContext, email: string): void;
  /** Returns the account behind the browser's token with the token's hash; `undefined` where there is no valid one. */
  current(c: AppContext): { readonly email: string; readonly hash: string } | undefined;
  /** Takes the token away, here and in the database. */
  end(c: AppContext): void;
}

export function createTokenCookie(
  store: TokenStore,
  client: Client,
  clock: () => number,
  { name, path, lifetimeMs }: TokenCookieOptions,
): TokenCookie {
  const options = (c: AppContext) =>
    ({ httpOnly: true, sameSite: "Strict", path, secure: client.isSecure(c) }) as const;

  function hashOf(c: AppContext): string | undefined {
    const token = getCookie(c, name);
    return token === undefined ? undefined : hashToken(token);
  }

  function forget(c: AppContext): void {
    const hash = hashOf(c);
    if (hash !== undefined) store.delete(hash);
  }

  return {
    begin(c, email) {
      forget(c);
      const token = randomToken();
      const now = clock();
      store.add(hashToken(token), email, now, now + lifetimeMs);
      setCookie(c, name, token, { ...options(c), maxAge: lifetimeMs / 1000 });
    },
    current(c) {
      const hash = hashOf(c);
      const email = hash && store.find(hash, clock());
      return hash && email ? { email, hash } : undefined;
    },
    end(c) {
      forget(c);
      deleteCookie(c, name, options(c));
    },
  };
}
