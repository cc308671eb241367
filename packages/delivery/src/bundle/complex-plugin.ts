import { createReadStream } from "node:fs";
import { basename, join } from "node:path";
import { kinds } from "@danji/blocks/kinds.ts";
import { checkedSources } from "@danji/complex/checked-sources";
import type { Complex } from "@danji/complex/complex";
import { withNotices } from "@danji/complex/notices";
import { siteRedirects } from "@danji/complex/routes";
import type { Plugin } from "vite";
import { serveFilms } from "../images/films.ts";
import { homeModule } from "./home-modules.ts";
import { IMAGE_BASE, type ImageFolders } from "../images/images.ts";
import { flatPlans, planSheets, winterSuns } from "./drawn-plans.ts";
import type { Content, ContentSource } from "./site-content.ts";
import { constant, pick } from "./module-source.ts";
import { tourTabs } from "../content/tour-content.ts";
import { pageImages } from "../content/used-images.ts";

const PREFIX = "complex:";
/** Start of the modules of each page's content; its address follows. */
export const PAGE_CONTENT = "complex:page";
const SHEET = "complex:sheet/";
/** Parts that are one module each, exported under their own name. */
const PARTS = [
  "identity",
  "menu",
  "facts",
  "supply",
  "schedule",
  "documents",
  "taxes",
  "subscription",
  "funding",
  "faq",
  "forms",
] as const;

/** Returns what the blocks of a complex take, by kind: the site loads it with their code. */
function takesOf({ pages }: Complex) {
  const blocks = Object.values(pages).flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  return Object.fromEntries(blocks.map(({ kind }) => [kind, kinds.blocks[kind]?.takes]));
}

function moduleSource(
  id: string,
  { complex, official, pictures, shares, films, plans, stills, tour }: Content,
): string | undefined {
  if (id === "complex:pages") {
    const loaders = Object.keys(complex.pages).map(
      (path) => `${JSON.stringify(path)}: () => import("${PAGE_CONTENT}${path}")`,
    );
    return `export const pageContents = {${loaders.join(",\n")}};\n`;
  }
  if (id === "complex:takes") return constant("takes", takesOf(complex));
  if (id === "complex:redirects") return constant("siteRedirects", siteRedirects(complex));
  const home = homeModule(id, complex, pictures);
  if (home !== undefined) return home;
  if (id.startsWith(PAGE_CONTENT)) {
    const path = id.slice(PAGE_CONTENT.length);
    const page = complex.pages[path];
    if (!page) return undefined;
    return (
      constant("page", withNotices(kinds, page, complex.notices)) +
      // The front page's come with its sections.
      constant("pictures", pick(pictures, path === "/" ? [] : pageImages(page))) +
      constant("share", shares[path])
    );
  }
  if (id === "complex:plans") {
    const loaders = [...planSheets(plans).keys()].map(
      (key) => `${JSON.stringify(key)}: () => import("${SHEET}${key}").then((m) => m.sheet)`,
    );
    return `${constant("plans", flatPlans(plans))}export const sheetLoaders = {${loaders.join(",\n")}};\n`;
  }
  if (id.startsWith(SHEET)) {
    const draw = planSheets(plans).get(id.slice(SHEET.length));
    return draw && constant("sheet", draw());
  }
  if (id === "complex:sunlight")
    return constant("sunlight", complex.sunlight) + constant("winterSuns", winterSuns(complex, flatPlans(plans)));
  if (id === "complex:announcement") return constant("isOfficialNotice", official !== undefined);
  if (id === "complex:checked-sources") return constant("checked", checkedSources(complex));
  if (id === "complex:plan-stills") return constant("stills", stills);
  if (id === "complex:films") return constant("films", films.films);
  if (id === "complex:tours") return constant("tours", tourTabs(complex, pictures));
  if (id === "complex:tour") return constant("tour", tour);
  if (id === "complex:theme") return constant("frame", complex.theme.frame);
  // Of the build alone: every page's first file has the module.
  if (id === "complex:identity") return constant("identity", { ...complex.identity, securityContact: undefined });
  const part = PARTS.find((name) => id === PREFIX + name);
  return part && constant(part, complex[part]);
}

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
      return id.startsWith(`\0${PREFIX}`) ? moduleSource(id.slice(1), await content.load()) : undefined;
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
