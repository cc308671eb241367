import { Hono } from "hono";
import type { AppContext, AppEnv, Client } from "./http/context.ts";
import type { SiteManifest } from "./manifest.ts";
import { StartError } from "./start-error.ts";

export interface HostedSite {
  readonly site: Pick<SiteManifest, "siteKey" | "siteUrl">;
  readonly app: Hono<AppEnv>;
}

/** Names of the machine itself, by which only people on it ask. */
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const HEALTH_PATH = "/api/health";
const WWW = "www.";

/** Returns the name of a host without its port, in small letters; undefined if it is none. */
function hostnameOf(host: string): string | undefined {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/u, "") : undefined;
}

function clash(korean: string, english: string): StartError {
  return new StartError("SITES_INVALID", korean, english);
}

/**
 * Reads further hosts of sites from text such as `preview.example=first, 10.0.0.5=second`, each with the key of its site.
 *
 * @throws StartError `SITES_INVALID` when an entry is no host with a key.
 */
export function readHosts(text: string): ReadonlyMap<string, string> {
  const entries = text.split(",").map((entry) => entry.trim());
  return new Map(
    entries.filter(Boolean).map((entry) => {
      const [host = "", siteKey = "", ...rest] = entry.split("=").map((part) => part.trim());
      const hostname = hostnameOf(host);
      if (hostname === undefined || hostname === "" || siteKey === "" || rest.length > 0)
        throw clash(
          `SITE_HOSTS를 읽을 수 없습니다: ${entry}`,
          `SITE_HOSTS needs host=site, not ${JSON.stringify(entry)}.`,
        );
      return [hostname, siteKey];
    }),
  );
}

/** Apps by the names of their hosts. Two sites never share a key or a host. */
function tableOf(sites: readonly HostedSite[], hosts: ReadonlyMap<string, string>): ReadonlyMap<string, HostedSite> {
  const byKey = new Map(sites.map((hosted) => [hosted.site.siteKey, hosted]));
  const byHost = new Map(sites.map((hosted) => [new URL(hosted.site.siteUrl).hostname, hosted]));
  if (byKey.size < sites.length || byHost.size < sites.length)
    throw clash(
      "두 현장의 siteKey나 siteUrl의 주소가 같습니다. identity.json을 확인해 주세요.",
      "Two sites have the same siteKey, or the same host in siteUrl. Check their identity.json.",
    );
  for (const [siteKey, hosted] of byKey) byHost.set(`${siteKey.toLowerCase()}.localhost`, hosted);
  for (const [host, siteKey] of hosts) {
    const hosted = byKey.get(siteKey);
    if (hosted === undefined)
      throw clash(`SITE_HOSTS에 없는 현장이 있습니다: ${siteKey}`, `SITE_HOSTS names an unknown site: ${siteKey}.`);
    byHost.set(host, hosted);
  }
  return byHost;
}

/** Says that no site is here, in words that name none. */
function misdirected(c: AppContext): Response {
  c.header("Cache-Control", "no-store");
  c.header("X-Content-Type-Options", "nosniff");
  return c.text("이 주소에는 사이트가 없습니다.\nNo site is served at this host.\n", 421);
}

/**
 * Creates one request handler for several sites, which selects the site by the requested host. `www.` before a site's
 * host, or missing before it, redirects to the host in `siteUrl`; names of the machine itself lead to the first site, and
 * any other host is a 421. A single site is served at every host.
 *
 * @param sites The default one first.
 * @param hosts Further hosts with the key of their site, see {@link readHosts}.
 * @throws StartError `SITES_INVALID` when two sites share a key or a host, or a host leads to no site.
 */
export function createSites(
  sites: readonly [HostedSite, ...HostedSite[]],
  client: Pick<Client, "host" | "hostHeader">,
  hosts: ReadonlyMap<string, string> = new Map(),
): Hono<AppEnv> {
  const [first] = sites;
  const table = tableOf(sites, hosts);
  if (sites.length === 1) return first.app;

  const app = new Hono<AppEnv>();
  const { hostHeader } = client;
  // A visitor can write the header too. If the CDN passes that on, no other visitor gets the answer.
  if (hostHeader !== undefined)
    app.use(async (c, next) => {
      await next();
      c.header("Vary", hostHeader, { append: true });
    });
  app.all("*", (c) => {
    const url = new URL(c.req.url);
    const hostname = hostnameOf(client.host(c)) ?? "";
    const hosted = table.get(hostname) ?? (LOOPBACK.has(hostname) || url.pathname === HEALTH_PATH ? first : undefined);
    if (hosted !== undefined) return hosted.app.fetch(c.req.raw, c.env);
    const canonical = table.get(hostname.startsWith(WWW) ? hostname.slice(WWW.length) : WWW + hostname);
    if (canonical === undefined) return misdirected(c);
    return c.redirect(new URL(canonical.site.siteUrl).origin + url.pathname + url.search, 308);
  });
  return app;
}
