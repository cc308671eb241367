import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import type { Context } from "hono";
import type { Limits } from "../limits.ts";
import type { SiteManifest } from "../manifest.ts";

/** What the Node adapter hands to the app; absent when a test calls the app without a socket. */
export interface AppEnv {
  Bindings: { incoming?: IncomingMessage };
}

export type AppContext = Context<AppEnv>;

export interface SiteParts {
  readonly site: SiteManifest;
  readonly client: Client;
  readonly limits: Limits;
  readonly clock: () => number;
  /** Called with faults, in lines without what visitors wrote. */
  readonly log: (line: string) => void;
}

/** Groups of an IPv6 address that one connection has (/64). */
const IPV6_CONNECTION_GROUPS = 4;
/** Groups of the largest IPv6 block that a provider gives to one customer (/48). */
const IPV6_CUSTOMER_GROUPS = 3;

/** Who is asking, and how the request reached us. */
export type Client = ReturnType<typeof createClient>;

function expand(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
}

const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/iu, "");

/** Returns the block of an IPv6 address that has so many groups; an IPv4 address stays whole. */
function blockOf(address: string, groups: number): string {
  const plain = withoutMapping(address);
  return isIPv6(plain) ? `${expand(plain).slice(0, groups).join(":")}::/${groups * 16}` : plain;
}

const addressKey = (address: string): string => blockOf(address, IPV6_CONNECTION_GROUPS);
const networkKey = (address: string): string => blockOf(address, IPV6_CUSTOMER_GROUPS);

/** Returns the last entry of a forwarding header, which the nearest proxy has written. */
function lastEntry(header: string | undefined): string | undefined {
  return header?.split(",").at(-1)?.trim() || undefined;
}

/**
 * Source of a request's address:
 *
 * - `socket`: the connection itself; no header, since every client can write one
 * - `proxy`: a proxy of ours in front, which writes `X-Forwarded-For` and `X-Forwarded-Proto`
 * - `hosting`: Firebase Hosting, whose CDN writes `Fastly-Client-IP` and speaks nothing but HTTPS to visitors. A caller of the
 *   function's own address can forge that header, but not the last entry of `X-Forwarded-For`, which Google's front end appends
 */
export type ClientSource = "socket" | "proxy" | "hosting";

/** Returns the address without the port that some proxies write. `isIP` takes a zone of any length. */
function addressOf(entry: string | undefined): string | undefined {
  const address = entry?.replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/u, "$1$2") ?? "";
  return isIP(address) === 0 || address.includes("%") ? undefined : address;
}

function peer(c: AppContext): string {
  // Hono's type says that bindings are always there; `app.request()` has none.
  const bindings: AppEnv["Bindings"] | undefined = c.env;
  return bindings?.incoming?.socket.remoteAddress ?? "unknown";
}

export function createClient(source: ClientSource) {
  const hostHeader = source === "hosting" ? "X-Forwarded-Host" : undefined;
  const lastHop = (c: AppContext): string =>
    (source === "socket" ? undefined : addressOf(lastEntry(c.req.header("X-Forwarded-For")))) ?? peer(c);
  /** Counts the claimed address apart from the same address by another hop. */
  function senderKey(c: AppContext, keyOf: (address: string) => string): string {
    const hop = keyOf(lastHop(c));
    const claimed = source === "hosting" ? addressOf(c.req.header("Fastly-Client-IP")) : undefined;
    return claimed === undefined ? hop : `${keyOf(claimed)} by ${hop}`;
  }
  return {
    /** Key for limits: the IPv4 address, or the /64 of an IPv6 address; behind Hosting with the hop, so that a forged one counts apart. */
    address: (c: AppContext) => senderKey(c, addressKey),
    /** The same by the largest block that one customer has: the IPv4 address, or the /48 of an IPv6 address. */
    network: (c: AppContext) => senderKey(c, networkKey),
    /** Header that the host is read from in place of `Host`. */
    hostHeader,
    // A caller of the function's own address can name any host, as any caller can.
    host: (c: AppContext): string =>
      (hostHeader === undefined ? undefined : lastEntry(c.req.header(hostHeader))) ?? c.req.header("Host") ?? "",
    /** Key of Hosting's last proxy, or the /48 of an IPv6 address: visitors may share it, and no sender forges it. An IPv4 address has none. */
    hop(c: AppContext): string | undefined {
      const hop = lastHop(c);
      return source === "hosting" || isIPv6(withoutMapping(hop)) ? networkKey(hop) : undefined;
    },
    isSecure(c: AppContext): boolean {
      if (source === "hosting") return true;
      if (source === "proxy") return lastEntry(c.req.header("X-Forwarded-Proto")) === "https";
      return new URL(c.req.url).protocol === "https:";
    },
  };
}
