import type { Plugin, ResolvedConfig } from "vite";
import { makesSite } from "./is-site-build.ts";
import { readComplex } from "../content/read-complex.ts";
import { saleFiles } from "../downloads.ts";

/** Puts the files that are made from the complex's data beside the site, and serves them in development. */
export function saleFilesPlugin(slug: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: "danji-sale-files",
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      if (!makesSite(config)) return;
      for (const { path, make } of saleFiles(await readComplex(slug)))
        this.emitFile({ type: "asset", fileName: path.slice(1), source: await make() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        async function answer() {
          try {
            const file = saleFiles(await readComplex(slug)).find(({ path }) => path === request.url);
            if (!file) return next();
            const content = await file.make();
            response.setHeader("Content-Type", file.type);
            response.end(content);
          } catch (error) {
            next(error);
          }
        }
        void answer();
      });
    },
  };
}
