import { createReadStream } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { serveFilms } from "../images/films.ts";
import { IMAGE_BASE, type ImageFolders } from "../images/images.ts";
import { complexModule, PREFIX } from "./complex-modules.ts";
import type { ContentSource } from "./site-content.ts";

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
