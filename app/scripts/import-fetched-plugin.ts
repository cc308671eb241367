import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Vite's module around every dynamic import of the browser's code. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";
/** An event that Vite's own helper emits. */
const VITES_OWN = "vite:preloadError";

const importFetched = fileURLToPath(new URL("../src/shell/loading/import-fetched.ts", import.meta.url));

/**
 * Puts `importFetched` in place of Vite's preload helper, which announces a chunk's files by `modulepreload`: a failure of
 * those is remembered by the browser as one of the import itself is (ADR 27).
 */
export function importFetchedPlugin(): Plugin {
  return {
    name: "danji-import-fetched",
    apply: "build",
    enforce: "pre",
    config: () => ({
      build: {
        modulePreload: {
          // Vite leaves out the chunk itself where it imports nothing.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === "js" ? [...new Set([file, ...files])] : files,
        },
      },
    }),
    load: (id) =>
      id === PRELOAD_HELPER
        ? `export { importFetched as __vitePreload } from ${JSON.stringify(importFetched)};`
        : undefined,
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === "chunk" && output.code.includes(VITES_OWN))
          this.error(
            `${output.fileName} imports by Vite's own preload helper: ${PRELOAD_HELPER} has another name now.`,
          );
    },
  };
}
