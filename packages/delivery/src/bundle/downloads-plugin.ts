import type { Plugin, ResolvedConfig } from "vite";
import { isSiteBuild } from "./is-site-build.ts";
import { readComplex } from "../content/read-complex.ts";
import type { CreateSiteTheme } from "../site-theme.ts";
import { downloads } from "../downloads.ts";

/** Puts the files that are made from the complex's data beside the site, and serves them in development. */
export function downloadsPlugin(complexFolder: string, createTheme: CreateSiteTheme): Plugin {
  let config: ResolvedConfig;
  return {
    name: "danji-downloads",
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      if (!isSiteBuild(config)) return;
      const complex = await readComplex(complexFolder);
      const { color } = createTheme(complex);
      for (const { path, make } of downloads(complex))
        this.emitFile({ type: "asset", fileName: path.slice(1), source: await make(color) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        async function answer() {
          try {
            const complex = await readComplex(complexFolder);
            const file = downloads(complex).find(({ path }) => path === request.url);
            if (!file) return next();
            const content = await file.make(createTheme(complex).color);
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
