import type { MiddlewareHandler } from "hono";
import type { SiteManifest } from "../manifest.ts";
import type { AppEnv, Client } from "./context.ts";

/** A year. Subdomains are not ours to speak for. */
const HSTS = "max-age=31536000";

function contentSecurityPolicy({ frameOrigins, formOrigins, connectOrigins }: SiteManifest): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    // styled-components and the scroll lock of the popup write style elements.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...formOrigins, ...connectOrigins],
    "form-action": ["'self'", ...formOrigins],
    "frame-src": ["'self'", ...frameOrigins],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** Puts the headers on every answer that tell a browser what the site never does. */
export function securityHeaders(site: SiteManifest, client: Client): MiddlewareHandler<AppEnv> {
  const headers: Readonly<Record<string, string>> = {
    "Content-Security-Policy": contentSecurityPolicy(site),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    if (client.isSecure(c)) c.res.headers.set("Strict-Transport-Security", HSTS);
  };
}
