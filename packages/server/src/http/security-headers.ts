import type { MiddlewareHandler } from "hono";
import type { SiteManifest } from "../manifest.ts";
import type { AppEnv, Client } from "./context.ts";

/** For visitors on HTTPS: a year. Subdomains are not ours to speak for. */
export const TRANSPORT_HEADERS = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** What is fetched comes from the site itself, unless a directive says otherwise: fonts and films have none. */
function contentSecurityPolicy({ frameSources, formOrigins, connectSources, scriptSources }: SiteManifest): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptSources],
    // styled-components and the scroll lock of the popup write style elements.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
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

/** What a browser obeys in every answer: to take it for nothing else, and to give it to no other site. */
const EVERYWHERE = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** What a browser obeys in a document alone, since nothing else loads, frames or runs anything. */
function documentHeaders(site: SiteManifest): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(site),
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

/** Types of what pages are made of and no browser runs as a document. An SVG that is opened runs scripts. */
const PART_OF_PAGE =
  /^(?:font\/|image\/(?!svg)|audio\/|video\/|text\/(?:css|javascript)\b|application\/manifest\+json)/u;

export function securityHeadersOf(site: SiteManifest): Readonly<Record<string, string>> {
  return { ...documentHeaders(site), ...EVERYWHERE };
}

/** Puts {@link securityHeadersOf} on every answer, without what only documents obey on parts of pages. */
export function securityHeaders(site: SiteManifest, client: Client): MiddlewareHandler<AppEnv> {
  const ofDocuments = documentHeaders(site);
  return async (c, next) => {
    await next();
    const isPart = PART_OF_PAGE.test(c.res.headers.get("Content-Type") ?? "");
    const headers = {
      ...(isPart ? {} : ofDocuments),
      ...EVERYWHERE,
      ...(client.isSecure(c) ? TRANSPORT_HEADERS : {}),
    };
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}
