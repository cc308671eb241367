import type { Plugin, ResolvedConfig } from "vite";
import type { ContentSource } from "./site-content.ts";
import type { CreateSiteTheme } from "../site.ts";
import { TOUR_FILE } from "../pages/page-files.ts";
import { downloads } from "../downloads.ts";

/** Returns whether a build makes the site itself, and neither its server nor the tour's document beside it. */
const isSiteBuild = ({ command, build }: ResolvedConfig) =>
  command === "build" && !build.ssr && build.rolldownOptions.input !== TOUR_FILE;

/** Puts the files that are made from the complex's data beside the site, and serves them in development. */
export function downloadsPlugin(content: ContentSource, createTheme: CreateSiteTheme, cache: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: "danji-downloads",
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      if (!isSiteBuild(config)) return;
      const { complex, official } = await content.load();
      const { color } = createTheme(complex);
      for (const { path, make } of downloads(complex, official))
        this.emitFile({ type: "asset", fileName: path.slice(1), source: await make(color, cache) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        async function answer() {
          try {
            // Invalid content is reported by the `complex:*` modules; failing here would block Vite's error overlay too.
            const loaded = await content.load().catch(() => undefined);
            const file = loaded && downloads(loaded.complex, loaded.official).find(({ path }) => path === request.url);
            if (!file) return next();
            const made = await file.make(createTheme(loaded.complex).color, cache);
            response.setHeader("Content-Type", file.type);
            response.end(made);
          } catch (error) {
            next(error);
          }
        }
        void answer();
      });
    },
  };
}
