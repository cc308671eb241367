// `npm run build`: the site in app/dist, one HTML file per route, and the server's bundle in app/dist-server.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { koreanDate } from "@danji/complex/sale-dates";
import { sitemapXml } from "@danji/server/pages/sitemap";
import { build } from "vite";
import type * as ServerEntry from "../src/entry-server.tsx";
import type * as TourEntry from "../src/pages/tour/entry-server.tsx";
import { HASHED_DIR } from "@danji/server/pages/files";
import { readBackend, SettingsError, sourcesOf } from "./backend.ts";
import { CHUNK_MAP, START } from "./chunk-map-plugin.ts";
import { compressFiles } from "./compress.ts";
import { expectRendered } from "./expect-rendered.ts";
import { FINGERPRINT_FILE, sourceFingerprint } from "./fingerprint.mjs";
import { firebaseJson } from "./firebase-json.ts";
import { makeFonts } from "./fonts.ts";
import { functionsPackage, INSTALLED } from "./functions-package.ts";
import { startLater } from "./late-start.ts";
import { startFirst } from "./start-script.ts";
import { pageFiles, TOUR_FILE } from "./page-files.ts";
import { functionsOutput, nextOutput, releasesStore, root, serverOutput, siteOutput } from "./paths.mjs";
import { ComplexError, readComplex } from "./read-complex.ts";
import { keepReleases, readRetention } from "./releases.ts";
import { replaceFolder } from "./replace-folder.ts";
import { siteManifest } from "./site-manifest.ts";
import { slug } from "./slug.ts";
import { robots } from "./sitemap.ts";
import { elapsed, step } from "./step.ts";
import { siteTags } from "./site-tags.ts";

const NOT_FOUND = { path: "/404", file: "404.html", url: "/404", listed: false };
/** Size in KB up to which the viewer of panoramas is no surprise. */
const VIEWER_KB = 800;
const HOME_FILE = "index.html";
/** The page is there without its scripts: typefaces and the first picture shall not share the line with them. */
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;
/** Where the fonts' tags go once the pages are there and their characters are known. */
const FONTS = "<!--fonts-->";
const configFile = join(root, "app/vite.config.ts");

/** Folders that this build fills: a site that is being served keeps its files until the new ones are complete. */
const next = {
  site: join(nextOutput, "dist"),
  server: join(nextOutput, "dist-server"),
  functions: join(nextOutput, "dist-functions"),
};

async function bundle() {
  const shared = { configFile, configLoader: "native", logLevel: "warn" } as const;
  await step("bundling the site", () => build({ ...shared, build: { outDir: next.site } }));
  // In a bundle of its own: what the tour shared with the site would make the site's first load come in more files.
  await step("bundling the tour", () =>
    build({
      ...shared,
      publicDir: false,
      build: {
        outDir: next.site,
        emptyOutDir: false,
        chunkSizeWarningLimit: VIEWER_KB,
        rolldownOptions: { input: TOUR_FILE },
      },
    }),
  );
  await step("bundling the server", () =>
    build({
      ...shared,
      publicDir: false,
      build: {
        ssr: true,
        outDir: next.server,
        rolldownOptions: {
          input: {
            renderer: "src/entry-server.tsx",
            tour: "src/pages/tour/entry-server.tsx",
            serve: "scripts/serve.ts",
          },
        },
      },
    }),
  );
}

/** Everything that Cloud Functions run in one folder, but for what Google's tools want to install themselves. */
async function bundleFunctions(): Promise<void> {
  await build({
    configFile,
    configLoader: "native",
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true, external: [...INSTALLED] },
    build: {
      ssr: true,
      outDir: next.functions,
      minify: true,
      rolldownOptions: { input: { index: "scripts/functions.ts" } },
    },
  });
}

async function loadRenderer(): Promise<typeof ServerEntry> {
  return import(pathToFileURL(join(next.server, "renderer.js")).href);
}

/** The tour's document, or nothing where the complex has none; what was bundled for it is of no use then. */
async function renderTour(head: string): Promise<string | undefined> {
  const entry: typeof TourEntry = await import(pathToFileURL(join(next.server, "tour.js")).href);
  return entry.renderTour(await readFile(join(next.site, TOUR_FILE), "utf8"), head);
}

async function clientCode(): Promise<string[]> {
  const folder = join(next.site, "assets");
  const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  return Promise.all(scripts.map((name) => readFile(join(folder, name), "utf8")));
}

async function writeSite(file: string, content: string | Uint8Array): Promise<void> {
  const path = join(next.site, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

async function run() {
  const fingerprint = sourceFingerprint();
  const backend = readBackend(process.env);
  const retention = readRetention(process.env);
  const complex = await readComplex(slug);
  await rm(nextOutput, { recursive: true, force: true });
  await bundle();

  const { renderPage, routes, redirects } = await loadRenderer();
  const files = pageFiles(routes, complex.identity.siteKey);
  const manifest = siteManifest(complex, files, redirects, NOT_FOUND.file, koreanDate(Date.now()), sourcesOf(backend));
  const chunks: Record<string, string[]> = JSON.parse(await readFile(join(next.site, CHUNK_MAP), "utf8"));
  await rm(join(next.site, CHUNK_MAP));
  const [start] = chunks[START] ?? [];
  if (start === undefined) throw new Error("The site's start was not bundled.");
  const template = startFirst(await readFile(join(next.site, "index.html"), "utf8"), start).replaceAll(
    SCRIPTS,
    '$& fetchpriority="low"',
  );

  const ownTags = siteTags(complex.identity, process.env);
  const pages = await step(`rendering ${files.length + 1} pages`, async () => {
    const rendered = new Map<string, string>();
    for (const { file, url } of [...files, NOT_FOUND]) {
      const { html } = await renderPage({ template, head: ownTags + FONTS, chunks }, url);
      expectRendered(html, url);
      rendered.set(file, html);
    }
    const tour = await renderTour(FONTS);
    if (tour === undefined) await rm(join(next.site, TOUR_FILE));
    else rendered.set(TOUR_FILE, tour);
    return rendered;
  });
  const fontTags = await step("cutting the fonts", async () =>
    makeFonts(
      {
        home: pages.get(HOME_FILE) ?? "",
        pages: [...pages.values()],
        code: await clientCode(),
      },
      next.site,
    ),
  );
  await step("writing the site", async () => {
    for (const [file, html] of pages) {
      const whole = html.replace(FONTS, () => fontTags(html));
      if (file !== HOME_FILE) await writeSite(file, whole);
      else {
        const late = startLater(whole);
        await writeSite(late.file, late.css);
        await writeSite(file, late.html);
      }
    }
    // For hosts without the backend, which lists the press articles too.
    await writeSite("sitemap.xml", sitemapXml(manifest, []));
    await writeSite("robots.txt", robots(complex.identity.siteUrl));
  });
  await step("compressing", () => compressFiles(next.site));
  // Last: nothing above is to read the code of earlier releases.
  const store = join(releasesStore, `${slug}-${backend.kind}`);
  await step("keeping earlier releases", () => keepReleases(join(next.site, HASHED_DIR), store, retention, Date.now()));

  const clientBuild = JSON.stringify({ template, head: ownTags + fontTags(), chunks });
  const serverFiles = { "site.json": JSON.stringify(manifest), "client-build.json": clientBuild };
  await writeFiles(next.server, serverFiles);
  if (backend.kind === "firebase") {
    await step("bundling the functions", bundleFunctions);
    await writeFiles(next.functions, { ...serverFiles, "package.json": await functionsPackage() });
    await writeFile(join(root, "firebase.json"), firebaseJson(manifest));
    await replaceFolder(functionsOutput, next.functions);
  }
  await writeFile(join(next.server, FINGERPRINT_FILE), fingerprint);
  await replaceFolder(siteOutput, next.site);
  // Last, since it holds the fingerprint: a build that ends before is repeated.
  await replaceFolder(serverOutput, next.server);
  await rm(nextOutput, { recursive: true });
  console.log(`Danji ▸ built ${complex.identity.name} for ${backend.kind} in ${elapsed()} s`);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof ComplexError || error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
