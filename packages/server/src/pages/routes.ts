import { decodePath } from "@danji/complex/decode-path";
import type { SiteManifest } from "../manifest.ts";

export interface RouteMatch {
  /** Pattern of the address in its own spelling, e.g. `/:site/press`. */
  readonly path: string;
  readonly file: string;
  /** What of the store the page shows, if anything. */
  readonly shows: "press-list" | "article" | undefined;
  /** Values of the segments `:site` and `:id`, as typed. */
  readonly params: Readonly<Record<string, string>>;
}

export type RouteTable = ReturnType<typeof createRouteTable>;

function key(segments: readonly string[]): string {
  return segments.join("/").toLowerCase();
}

interface Pattern extends Omit<RouteMatch, "params"> {
  readonly segments: readonly string[];
}

function matchPattern({ segments: wanted, ...page }: Pattern, segments: readonly string[]): RouteMatch | undefined {
  if (wanted.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const segment = segments[index] ?? "";
    if (segment === "") return undefined;
    if (want.startsWith(":")) params[want.slice(1)] = segment;
    else if (want.toLowerCase() !== segment.toLowerCase()) return undefined;
  }
  return { ...page, params };
}

/** Finds addresses of the site, in any letter case; static ones win over those with `:site`. */
export function createRouteTable({ routes, redirects }: Pick<SiteManifest, "routes" | "redirects">) {
  const statics = new Map<string, RouteMatch>();
  const patterns: Pattern[] = [];
  for (const { path, file, shows } of routes) {
    const segments = path.slice(1).split("/");
    if (segments.some((segment) => segment.startsWith(":"))) patterns.push({ segments, path, file, shows });
    else statics.set(key(segments), { path, file, shows, params: {} });
  }
  const targets = new Map(redirects.map(({ from, to }) => [key(from.slice(1).split("/")), to]));

  return {
    /** Returns the page at `pathname` (encoded, without a slash at the end). */
    match(pathname: string): RouteMatch | undefined {
      const segments = decodePath(pathname);
      if (segments === undefined) return undefined;
      const exact = statics.get(key(segments));
      if (exact !== undefined) return exact;
      for (const pattern of patterns) {
        const match = matchPattern(pattern, segments);
        if (match !== undefined) return match;
      }
      return undefined;
    },
    /** Returns where `pathname` leads instead, if it does. */
    redirect(pathname: string): string | undefined {
      const segments = decodePath(pathname);
      return segments === undefined ? undefined : targets.get(key(segments));
    },
  };
}
