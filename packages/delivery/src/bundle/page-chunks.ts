import { relative, sep } from "node:path";
import type { Manifest } from "vite";
import type { ClientBuild } from "@danji/complex/client-build";
import type { Site } from "../site.ts";
import { PAGE_CONTENT, PREFIX } from "./complex-modules.ts";

/** File of Vite's manifest in the built site. Not served. */
export const MANIFEST = "manifest.json";
/** Document of the site: the template of all pages. */
export const TEMPLATE = "index.html";

/** Returns what the site calls a source that is imported on demand: its import path, or the address of a page's content. */
function nameOf(source: string, { root, sources }: Pick<Site, "root" | "sources">): string | undefined {
  const content = source.indexOf(PAGE_CONTENT);
  if (content !== -1) return source.slice(content + PAGE_CONTENT.length) || "/";
  const part = source.indexOf(PREFIX);
  if (part !== -1) return source.slice(part);
  for (const { folder, prefix } of sources) {
    const start = `${relative(root, folder).replaceAll(sep, "/")}/`;
    if (source.startsWith(start)) return prefix + source.slice(start.length);
  }
  return undefined;
}

/** Returns the bootstrap script, and the chunks that lazy sources need beyond the entry's: prerendered pages announce them. */
export function pageChunks(
  manifest: Manifest,
  site: Pick<Site, "root" | "sources" | "bootstrap">,
): { bootstrap: string; chunks: ClientBuild["chunks"] } {
  const bootstrap = manifest[relative(site.root, site.bootstrap).replaceAll(sep, "/")]?.file;
  if (bootstrap === undefined) throw new Error("The site's bootstrap script was not bundled.");
  const withImports = (key: string, keys = new Set<string>()): Set<string> => {
    if (keys.has(key)) return keys;
    keys.add(key);
    for (const imported of manifest[key]?.imports ?? []) withImports(imported, keys);
    return keys;
  };
  const entry = withImports(TEMPLATE);
  const chunks: Record<string, string[]> = {};
  for (const [key, { src, isDynamicEntry }] of Object.entries(manifest)) {
    const name = src !== undefined && isDynamicEntry ? nameOf(src, site) : undefined;
    if (name !== undefined)
      chunks[name] = [...withImports(key)].flatMap((needed) =>
        entry.has(needed) ? [] : (manifest[needed]?.file ?? []),
      );
  }
  return { bootstrap, chunks };
}
