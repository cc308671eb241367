import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { FILM_BASE } from "../images/films.ts";
import { IMAGE_BASE } from "../images/images.ts";
import { complexModule, PREFIX } from "./complex-modules.ts";
import type { Content, ContentSource } from "./site-content.ts";
import type { Site } from "../site.ts";
import { TOUR_FILE } from "../pages/page-files.ts";
import { downloads } from "../downloads.ts";

/** Returns whether a build makes the site itself, and neither its server nor the tour's document beside it. */
const isSiteBuild = ({ command, build }: ResolvedConfig) =>
  command === "build" && !build.ssr && build.rolldownOptions.input !== TOUR_FILE;

const TYPES: Readonly<Record<string, string>> = {
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".vtt": "text/vtt",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".svg": "image/svg+xml",
};

/** Gives the site its complex as modules `complex:<part>`, so that no page carries another's text, and as files of its data. */
export function complexPlugin(site: Pick<Site, "complex" | "cache" | "createTheme">, content: ContentSource): Plugin {
  const { complex: folder, cache, createTheme } = site;
  let config: ResolvedConfig;

  const downloadsOf = ({ complex, official }: Content) =>
    downloads(complex, official).map(({ make, ...file }) => ({
      ...file,
      make: () => make(createTheme(complex).color, cache),
    }));

  /** Returns the file of an address in development, with its type. */
  async function findFile(address: string) {
    // Invalid content is reported by the `complex:*` modules; failing here would block Vite's error overlay too.
    const loaded = await content.load().catch(() => undefined);
    if (!loaded) return undefined;
    const download = downloadsOf(loaded).find(({ path }) => path === address);
    if (download) return { type: download.type, body: await download.make() };
    const isImage = address.startsWith(IMAGE_BASE) && loaded.files.includes(basename(address));
    if (isImage) await loaded.convert();
    const path = isImage
      ? join(cache, basename(address))
      : loaded.films.files.find(({ name }) => FILM_BASE + name === address)?.path;
    return path && { type: TYPES[extname(path)] ?? "application/octet-stream", body: await readFile(path) };
  }

  return {
    name: "danji-complex",
    configResolved(resolved) {
      config = resolved;
    },
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
    async generateBundle() {
      if (!isSiteBuild(config)) return;
      for (const { path, make } of downloadsOf(await content.load()))
        this.emitFile({ type: "asset", fileName: path.slice(1), source: await make() });
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
      server.middlewares.use((request, response, next) => {
        async function answer() {
          try {
            const file = await findFile(request.url ?? "");
            if (!file) return next();
            response.setHeader("Content-Type", file.type).end(file.body);
          } catch (error) {
            next(error);
          }
        }
        void answer();
      });
    },
  };
}
