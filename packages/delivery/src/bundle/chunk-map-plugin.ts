import { join, sep } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import type { Site } from "../site.ts";
import { isSiteBuild } from "./is-site-build.ts";

/** Name of the file with the chunks of each layout, block and page's content. Not served. */
export const CHUNK_MAP = "chunks.json";

/** Key of the chunk of the bootstrap script in that file. */
export const BOOTSTRAP = "bootstrap";

const CONTENT = "\0complex:page";

const withSlashes = (path: string) => path.replaceAll(sep, "/");

/**
 * Records, for each source of the site (by its import path) and each page's content (by its address), the chunks that
 * it needs beyond the entry's own, so that the prerendered page can announce them before the script runs.
 */
export function chunkMapPlugin({ bootstrap: bootstrapFile, sources }: Pick<Site, "bootstrap" | "sources">): Plugin {
  let config: ResolvedConfig;
  return {
    name: "danji-chunk-map",
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      if (isSiteBuild(config)) this.emitFile({ type: "chunk", id: bootstrapFile, name: BOOTSTRAP });
    },
    generateBundle: {
      // After Vite has removed the chunks that hold nothing but styles.
      order: "post",
      handler(_options, bundle) {
        if (!isSiteBuild(config)) return;
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const importsOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
        const bootstrap = chunks.find(({ isEntry, name }) => isEntry && name === BOOTSTRAP);
        const entryNeeds = new Set(
          chunks.flatMap((chunk) => (chunk.isEntry && chunk !== bootstrap ? [chunk.fileName, ...chunk.imports] : [])),
        );
        const needs = (file: string, seen = new Set<string>()): Set<string> => {
          if (seen.has(file) || entryNeeds.has(file)) return seen;
          seen.add(file);
          for (const imported of importsOf.get(file) ?? []) needs(imported, seen);
          return seen;
        };
        const folders = sources.map(({ folder, prefix }) => ({ prefix, start: withSlashes(join(folder, "/")) }));
        const map: Record<string, string[]> = {};
        for (const chunk of chunks) {
          for (const id of chunk.moduleIds) {
            if (id.startsWith(CONTENT)) map[id.slice(CONTENT.length)] = [...needs(chunk.fileName)];
            const folder = folders.find((candidate) => id.startsWith(candidate.start));
            if (folder) map[folder.prefix + id.slice(folder.start.length)] = [...needs(chunk.fileName)];
          }
        }
        if (bootstrap) map[BOOTSTRAP] = [bootstrap.fileName];
        this.emitFile({ type: "asset", fileName: CHUNK_MAP, source: JSON.stringify(map) });
      },
    },
  };
}
