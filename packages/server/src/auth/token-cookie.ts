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

export type TokenCookie = ReturnType<typeof createTokenCookie>;

/** Keeps a random token of the administrator's browser in a cookie that no script reads, its hash in the database. */
export function createTokenCookie(
  store: TokenStore,
  client: Client,
  clock: () => number,
  { name, path, lifetimeMs }: TokenCookieOptions,
) {
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
    /** Gives the browser a token of an account, in place of the one that it had. */
    begin(c: AppContext, email: string): void {
      forget(c);
      const token = randomToken();
      const now = clock();
      store.add(hashToken(token), email, now, now + lifetimeMs);
      setCookie(c, name, token, { ...options(c), maxAge: lifetimeMs / 1000 });
    },
    /** Returns the account behind the browser's token with the token's hash; `undefined` where there is no valid one. */
    current(c: AppContext) {
      const hash = hashOf(c);
      const email = hash && store.find(hash, clock());
      return hash && email ? { email, hash } : undefined;
    },
    /** Takes the token away, here and in the database. */
    end(c: AppContext): void {
      forget(c);
      deleteCookie(c, name, options(c));
    },
  };
}
