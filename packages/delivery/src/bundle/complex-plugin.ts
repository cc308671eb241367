import { createReadStream } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { serveFilms } from "../images/films.ts";
import { IMAGE_BASE, type ImageFolders } from "../images/images.ts";
import { complexModule, PREFIX } from "./complex-modules.ts";
import type { ContentSource } from "./site-content.ts";
import type { CreateSiteTheme } from "../site.ts";
import { TOUR_FILE } from "../pages/page-files.ts";
import { downloads } from "../downloads.ts";

/**
 * Gives the site the complex that it is built for as modules `complex:<part>`, so that no page carries another's text, and its
 * theme as a style sheet of every page.
 * A wrong file stops the build with its name, path and reason; in development the error is shown in the browser.
 */
export function complexPlugin({ complex: folder, cache }: ImageFolders, content: ContentSource): Plugin {
  return {
    name: "danji-complex",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    async load(id) {
      return id.startsWith(`\0${PREFIX}`) ? complexModule(id.slice(1), await content.load()) : undefined;
    },
    async transformIndexHtml() {
      const { themeCss } = await content.load();
      return [{ tag: "style", children: themeCss, injectTo: "head" }];
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("all", (_event, path) => {
        if (!path.startsWith(folder)) return;
        content.forget();
        for (const [id, module] of server.moduleGraph.idToModuleMap)
          if (id.startsWith(`\0${PREFIX}`)) server.moduleGraph.invalidateModule(module);
        server.ws.send({ type: "full-reload" });
      });
      server.middlewares.use(serveFilms(async () => (await content.load()).films.files));
      server.middlewares.use(IMAGE_BASE.slice(0, -1), (request, response, next) => {
        async function answer() {
          try {
            const { convert } = await content.load();
            await convert();
            createReadStream(join(cache, basename(request.url ?? "")))
              .on("error", () => response.writeHead(404).end())
              .pipe(response);
          } catch (error) {
            next(error);
          }
        }
        void answer();
      });
    },
  };
}

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
