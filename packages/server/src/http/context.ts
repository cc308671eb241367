import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import type { Context } from "hono";

/** What the Node adapter hands to the app; absent when a test calls the app without a socket. */
export interface AppEnv {
  Bindings: { incoming?: IncomingMessage };
}

export type AppContext = Context<AppEnv>;

/** Groups of an IPv6 address that a provider gives to one customer (/64). */
const IPV6_CUSTOMER_GROUPS = 4;

/** Who is asking, and how the request reached us. */
export interface Client {
  /** Key for limits: the IPv4 address, or the /64 of an IPv6 address, in which a customer has them all. */
  address(c: AppContext): string;
  /** Whether the visitor's connection is encrypted. */
  isSecure(c: AppContext): boolean;
}

function expand(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
}

function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/iu, "");
  return isIPv6(plain) ? `${expand(plain).slice(0, IPV6_CUSTOMER_GROUPS).join(":")}::/64` : plain;
}

/** The last entry of a forwarding header: the one that the nearest proxy, which we trust, has written. */
function lastEntry(header: string | undefined): string | undefined {
  return header?.split(",").at(-1)?.trim() || undefined;
}

/**
 * Reads clients from the socket, or from `X-Forwarded-For` and `X-Forwarded-Proto` if a proxy of ours writes them
 * (`trustProxy`). Without such a proxy anybody could write them, so they are not looked at.
 */
export function createClient(trustProxy: boolean): Client {
  return {
    address(c) {
      const forwarded = trustProxy ? lastEntry(c.req.header("X-Forwarded-For")) : undefined;
      // Hono's type says that bindings are always there; `app.request()` has none.
      const bindings: AppEnv["Bindings"] | undefined = c.env;
      return addressKey(forwarded ?? bindings?.incoming?.socket.remoteAddress ?? "unknown");
    },
    isSecure(c) {
      return trustProxy
        ? lastEntry(c.req.header("X-Forwarded-Proto")) === "https"
        : new URL(c.req.url).protocol === "https:";
    },
  };
}
