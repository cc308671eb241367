import { getCookie, setCookie } from "hono/cookie";
import type { AppContext, Client } from "../http/context.ts";
import type { DeviceStore } from "../store/devices.ts";
import { hashToken, randomToken } from "./token.ts";

const COOKIE = "danji_device";
/** The only address that reads the cookie. */
const PATH = "/api/session";
/** How long a device stays known after its last sign-in, in seconds: half a year. */
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

/** Browsers that have signed in before, each by a random token in a cookie, its hash in the database. */
export interface Devices {
  /** Returns the key of the browser if it has signed in to the account before. */
  known(c: AppContext, email: string): string | undefined;
  /** Makes the browser known to the account and replaces the token that it had. */
  remember(c: AppContext, email: string): void;
}

/** Creates {@link Devices} over their store. */
export function createDevices(store: DeviceStore, client: Client, clock: () => number): Devices {
  return {
    known(c, email) {
      const token = getCookie(c, COOKIE);
      if (token === undefined) return undefined;
      const hash = hashToken(token);
      return store.find(hash, clock()) === email ? hash : undefined;
    },
    remember(c, email) {
      const before = getCookie(c, COOKIE);
      if (before !== undefined) store.delete(hashToken(before));
      const token = randomToken();
      const now = clock();
      store.add(hashToken(token), email, now, now + LIFETIME_SECONDS * 1000);
      setCookie(c, COOKIE, token, {
        httpOnly: true,
        sameSite: "Strict",
        path: PATH,
        secure: client.isSecure(c),
        maxAge: LIFETIME_SECONDS,
      });
    },
  };
}
