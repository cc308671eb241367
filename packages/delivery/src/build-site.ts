import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Manifest } from "vite";
import type { ClientBuild } from "@danji/complex/client-build";
import type { Complex } from "@danji/complex/complex";
import { HASHED_DIR } from "@danji/complex/routes";
import { koreanDate } from "@danji/complex/sale-dates";
import { SEARCH_PATH } from "@danji/complex/search-entry";
import { sitemapXml } from "@danji/complex/sitemap";
import { bundle, type Entries, type Outputs } from "./bundle/bundle.ts";
import { type Content, type ContentSource, createContent } from "./bundle/site-content.ts";
import { MANIFEST, pageChunks, TEMPLATE } from "./bundle/page-chunks.ts";
import { composeNames } from "./replace-folder.ts";
import { compressFile, compressFiles } from "./compress.ts";
import { makeFonts } from "./fonts/fonts.ts";
import { copyFilms } from "./images/films.ts";
import { IMAGE_BASE } from "./images/images.ts";
import { siteManifest, type SiteSources } from "./manifest.ts";
import { deferFarSections, insertBootstrap, siteTags } from "./pages/template.ts";
import { pageFiles, robots, TOUR_FILE } from "./pages/page-files.ts";
import { type Renderer, renderPages, type RenderTour, renderTourPage } from "./pages/render-pages.ts";
import { keepReleases, type Retention } from "./releases.ts";
import { searchList } from "./search/search-list.ts";
import type { Site } from "./site.ts";
import { step } from "./step.ts";

const NOT_FOUND = { path: "/404", file: "404.html", url: "/404", listed: false };
/** Where the fonts' tags go once the pages are there and their characters are known. */
const FONTS = "<!--fonts-->";

export interface SiteBuild {
  readonly site: Site;
  /** Folders to fill, which must not be those of the site that is served. */
  readonly outputs: Outputs;
  /** Folder of the site that the new one replaces, if there is one: what has not changed is not compressed again. */
  readonly earlier: string;
  readonly entries: Entries;
  readonly loadRenderer: (serverFolder: string) => Promise<Renderer>;
  /** Imports the renderer of the tour from the server's bundle. */
  readonly loadTour: (serverFolder: string) => Promise<RenderTour>;
  /** Where pages may go beyond their own origin for their backend. */
  readonly backend: SiteSources;
  /** Variables that name proofs of ownership for search engines. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder of earlier releases of the same site, and which of them to keep. */
  readonly releases: { readonly store: string; readonly retention: Retention };
}

async function readClient(folder: string, site: Site): Promise<Omit<ClientBuild, "head">> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, MANIFEST), "utf8"));
  await rm(join(folder, MANIFEST));
  const { bootstrap, chunks } = pageChunks(manifest, site);
  const html = await readFile(join(folder, TEMPLATE), "utf8");
  return { template: insertBootstrap(html, bootstrap), chunks };
}

async function readScripts(siteFolder: string): Promise<string[]> {
  const folder = join(siteFolder, HASHED_DIR);
  const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  return Promise.all(scripts.map((name) => readFile(join(folder, name), "utf8")));
}

/** Returns what a server renders on request: the pages of the press, with the articles that the complex comes with. */
async function storedPages({ renderPressList }: Renderer, build: ClientBuild, articlePage: string, { press }: Complex) {
  const list = (await renderPressList(build, press)).html + (await renderPressList(build, [])).html;
  const articles = press.map(({ title, summary, content }) => `<h1>${title}</h1>${summary}${content}`);
  return { list, all: [list, articlePage, ...articles].join("") };
}

async function placeMedia({ files, films }: Content, cache: string, siteFolder: string): Promise<void> {
  await copyFilms(films.files, siteFolder);
  const images = join(siteFolder, IMAGE_BASE);
  await mkdir(images, { recursive: true });
  await Promise.all(files.map((file) => cp(join(cache, file), join(images, file))));
}

/** Builds a site into new folders and returns what a server has to know of it; throws where a file or a page is wrong. */
export async function buildSite(build: SiteBuild) {
  const { site, outputs } = build;
  const source = createContent(site, site.createTheme);
  const content = await source.load();
  // Beside all that follows, which needs only the images' addresses.
  const [built] = await Promise.all([buildPages(build, source, content), step("converting images", content.convert)]);
  await step("placing images and compressing the rest", async () => {
    await placeMedia(content, site.cache, outputs.site);
    await compressFiles(outputs.site, build.earlier);
  });
  // Last: nothing above is to read the code of earlier releases.
  const { store, retention } = build.releases;
  await step("keeping earlier releases", () =>
    keepReleases(join(outputs.site, HASHED_DIR), store, retention, Date.now()),
  );
  return built;
}

/** Bundles a site, renders every page, and writes and compresses them with the fonts that they need. */
async function buildPages(build: SiteBuild, source: ContentSource, { complex }: Content) {
  const { site, outputs } = build;
  await bundle(site, source, outputs, build.entries);
  await composeNames(outputs.site);

  const renderer = await build.loadRenderer(outputs.server);
  const files = pageFiles(renderer.routes, complex);
  const today = koreanDate(Date.now());
  const manifest = siteManifest(complex, files, renderer.redirects, NOT_FOUND.file, today, build.backend);
  const client = await readClient(outputs.site, site);
  const tags = siteTags(complex.identity, build.env);
  const render = async () => {
    const rendered = await renderPages(renderer, { ...client, head: tags + FONTS }, [...files, NOT_FOUND]);
    const tour = await renderTourPage(await build.loadTour(outputs.server), FONTS, outputs.site);
    return tour === undefined ? rendered : rendered.set(TOUR_FILE, tour);
  };
  // Node compresses in threads of its own, beside what runs here.
  const [pages] = await Promise.all([
    step(`rendering ${files.length + 1} pages`, render),
    step("compressing scripts", () => compressFiles(join(outputs.site, HASHED_DIR), join(build.earlier, HASHED_DIR))),
  ]);
  const articlePage = files.find(({ shows }) => shows === "article")?.file ?? "";
  const stored = await storedPages(renderer, { ...client, head: tags }, pages.get(articlePage) ?? "", complex);
  const fontTags = await step("cutting the fonts", async () => {
    const sources = {
      pages: [...pages.values(), stored.all],
      code: await readScripts(outputs.site),
    };
    const folders = { site: outputs.site, cache: site.cache };
    return makeFonts({ ...sources, headings: complex.theme.headings }, folders);
  });
  const writePage = async ([file, html]: readonly [string, string]) => {
    const fonts = await fontTags(html);
    const whole = html.replace(FONTS, () => fonts);
    const path = join(outputs.site, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file === TEMPLATE ? deferFarSections(whole) : whole);
    await compressFile(path, join(build.earlier, file));
  };
  await step("writing and compressing the pages", async () => {
    await Promise.all([...pages].map(writePage));
    // For hosts without the backend, which lists the press articles too.
    await writeFile(join(outputs.site, "sitemap.xml"), sitemapXml(manifest, []));
    await writeFile(join(outputs.site, "robots.txt"), robots(complex.identity.siteUrl));
    await writeFile(join(outputs.site, SEARCH_PATH.slice(1)), JSON.stringify(searchList(complex, files, pages)));
  });
  const headOf = async (page: string) => tags + (await fontTags(page));
  const built: ClientBuild = { ...client, head: await headOf(stored.all), listHead: await headOf(stored.list) };
  return { manifest, client: built };
}
