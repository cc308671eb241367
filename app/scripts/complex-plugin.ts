import { createReadStream } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { Complex } from "@danji/complex/complex";
import { withNotices } from "@danji/complex/notices";
import type { Plugin, ResolvedConfig } from "vite";
import type { ShareImage } from "@danji/complex/media/share-image";
import type { Pictures } from "@danji/sections/parts/pictures.ts";
import type { SiteTour } from "@danji/sections/tour/site-tour.ts";
import { copyFilms, prepareFilms, type PreparedFilms, serveFilms } from "./films.ts";
import { homeModule } from "./home-modules.ts";
import { convertImages, IMAGE_BASE, imageCache } from "./images.ts";
import { flatPlans, planSheets } from "./drawn-plans.ts";
import { makesSite } from "./makes-site.ts";
import { constant, pick } from "./module-text.ts";
import { convertPanoramas } from "./panoramas.ts";
import { drawPlanStills, type PlanStills } from "./plan-stills.ts";
import { complexFolder, readComplex } from "./read-complex.ts";
import { type Plans, readPlans } from "./read-plans.ts";
import { makeShareImages } from "./share-images.ts";
import { themeChanges } from "./theme-changes.ts";
import { siteTour, tourPanoramas, tourTabs } from "./tour-content.ts";
import { pageImages, usedImages } from "./used-images.ts";

const PREFIX = "complex:";
const PAGE = "complex:page";
const SHEET = "complex:sheet/";
/** Parts that are one module each, exported under their own name. */
const PARTS = ["identity", "menu", "facts", "supply", "schedule", "documents", "taxes", "faq", "forms"] as const;

interface Content {
  readonly complex: Complex;
  readonly pictures: Pictures;
  /** Images of shared links by address. */
  readonly shares: Readonly<Record<string, ShareImage>>;
  readonly files: readonly string[];
  readonly films: PreparedFilms;
  readonly plans: Plans;
  readonly stills: PlanStills["stills"];
  readonly tour: SiteTour | undefined;
}

function moduleSource(
  id: string,
  { complex, pictures, shares, films, plans, stills, tour }: Content,
): string | undefined {
  if (id === "complex:pages") {
    const loaders = Object.keys(complex.pages).map((path) => `${JSON.stringify(path)}: () => import("${PAGE}${path}")`);
    return `export const pageContents = {${loaders.join(",\n")}};\n`;
  }
  const home = homeModule(id, complex, pictures);
  if (home !== undefined) return home;
  if (id.startsWith(PAGE)) {
    const path = id.slice(PAGE.length);
    const page = complex.pages[path];
    if (!page) return undefined;
    return (
      constant("page", withNotices(page, complex.notices)) +
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
  if (id === "complex:plan-stills") return constant("stills", stills);
  if (id === "complex:films") return constant("films", films.films);
  if (id === "complex:tours") return constant("tours", tourTabs(complex, pictures));
  if (id === "complex:tour") return constant("tour", tour);
  if (id === "complex:theme") return constant("theme", themeChanges(complex));
  const part = PARTS.find((name) => id === PREFIX + name);
  return part && constant(part, complex[part]);
}

/**
 * Gives the site the complex that it is built for as modules `complex:<part>`, so that no page carries another's text.
 * A wrong file stops the build with its name, path and reason; in development the error is shown in the browser.
 */
export function complexPlugin(slug: string): Plugin {
  const folder = complexFolder(slug);
  let config: ResolvedConfig;
  let content: Promise<Content> | undefined;

  const load = () =>
    (content ??= readComplex(slug).then(async (complex) => {
      const { pictures, files } = await convertImages(folder, complex.images, usedImages(complex), console.log);
      const { shares, files: shareFiles } = await makeShareImages(folder, complex);
      const films = await prepareFilms(folder, complex.videos, pictures);
      const plans = await readPlans(slug, complex);
      const drawn = await drawPlanStills(plans);
      const spheres = await convertPanoramas(folder, complex.images, tourPanoramas(complex));
      const tour = siteTour(complex, pictures, spheres.panoramas);
      return {
        complex,
        pictures,
        shares,
        films,
        plans,
        stills: drawn.stills,
        tour,
        files: [...files, ...shareFiles, ...spheres.files, ...drawn.files],
      };
    }));

  return {
    name: "danji-complex",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    async load(id) {
      return id.startsWith(`\0${PREFIX}`) ? moduleSource(id.slice(1), await load()) : undefined;
    },
    async closeBundle() {
      if (!makesSite(config)) return;
      const { files, films } = await load();
      const outDir = resolve(config.root, config.build.outDir);
      await copyFilms(films.files, outDir);
      const target = join(outDir, IMAGE_BASE);
      await mkdir(target, { recursive: true });
      await Promise.all(files.map((file) => cp(join(imageCache, file), join(target, file))));
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("all", (_event, path) => {
        if (!path.startsWith(folder)) return;
        content = undefined;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
      server.middlewares.use(serveFilms(async () => (await load()).films.files));
      server.middlewares.use(IMAGE_BASE.slice(0, -1), (request, response) => {
        createReadStream(join(imageCache, basename(request.url ?? "")))
          .on("error", () => response.writeHead(404).end())
          .pipe(response);
      });
    },
  };
}
