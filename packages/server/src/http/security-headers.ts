import type { MiddlewareHandler } from "hono";
import type { SiteManifest } from "../manifest.ts";
import type { AppEnv, Client } from "./context.ts";

/** For visitors on HTTPS: a year. Subdomains are not ours to speak for. */
export const TRANSPORT_HEADERS = { "Strict-Transport-Security": "max-age=31536000" } as const;

function contentSecurityPolicy({ frameSources, formOrigins, connectSources, scriptSources }: SiteManifest): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptSources],
    // styled-components and the scroll lock of the popup write style elements.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...formOrigins, ...connectSources],
    "form-action": ["'self'", ...formOrigins],
    "frame-src": ["'self'", ...frameSources],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** What tells a browser what the site never does, by the name of the header. */
export function securityHeadersOf(site: SiteManifest): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(site),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** Puts {@link securityHeadersOf} on every answer, and {@link TRANSPORT_HEADERS} on those over HTTPS. */
export function securityHeaders(site: SiteManifest, client: Client): MiddlewareHandler<AppEnv> {
  const headers = securityHeadersOf(site);
  return async (c, next) => {
    await next();
    const all = client.isSecure(c) ? { ...headers, ...TRANSPORT_HEADERS } : headers;
    for (const [name, value] of Object.entries(all)) c.res.headers.set(name, value);
  };
}
