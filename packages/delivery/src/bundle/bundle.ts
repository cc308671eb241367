import { join } from "node:path";
import { build, type InlineConfig, mergeConfig } from "vite";
import { TOUR_FILE } from "../pages/page-files.ts";
import type { Site } from "../site.ts";
import { step } from "../step.ts";
import { MANIFEST, TEMPLATE } from "./page-chunks.ts";
import { siteConfig } from "./site-config.ts";
import { type ContentSource, createContent } from "./site-content.ts";

/** Size in KB up to which the viewer of panoramas is no surprise. */
const VIEWER_KB = 800;

/** Folders that a build fills, which are there afterwards and were empty before. */
export interface Outputs {
  readonly site: string;
  /** What the server runs. */
  readonly server: string;
}

/** Files of a build by their names in the output, without extension. */
export type Entries = Readonly<Record<string, string>>;

/** Bundles with the site's configuration and further settings. Plugins keep state: each bundle has its own. */
async function bundleWith(site: Site, content: ContentSource, settings: InlineConfig): Promise<void> {
  await build(mergeConfig(siteConfig(site, content), { logLevel: "warn", ...settings }));
}

/** Bundles modules that run in Node; several bundles of a site share its `content`. */
export async function bundleForNode(
  site: Site,
  outDir: string,
  input: Entries,
  settings: InlineConfig = {},
  content = createContent(site, site.createTheme),
): Promise<void> {
  const nodeBuild: InlineConfig = {
    publicDir: false,
    build: { ssr: true, outDir, rolldownOptions: { input: { ...input } } },
  };
  await bundleWith(site, content, mergeConfig(nodeBuild, settings));
}

/** Bundles the site, the document of its tour, and the entries of its server. */
export async function bundle(site: Site, content: ContentSource, outputs: Outputs, entries: Entries): Promise<void> {
  // What the entry imports is one file; the bootstrap script, an entry itself, keeps its own.
  const groups = [
    { name: "site", tags: ["$initial" as const], test: (id: string) => id !== site.bootstrap },
    ...Object.entries(site.shared).map(([name, modules]) => ({ name, test: (id: string) => modules.includes(id) })),
  ];
  const pages: InlineConfig = {
    build: {
      outDir: outputs.site,
      manifest: MANIFEST,
      rolldownOptions: {
        input: { index: join(site.root, TEMPLATE), bootstrap: site.bootstrap },
        output: { codeSplitting: { groups } },
      },
    },
  };
  const tour: InlineConfig = {
    publicDir: false,
    build: {
      outDir: outputs.site,
      emptyOutDir: false,
      chunkSizeWarningLimit: VIEWER_KB,
      rolldownOptions: { input: TOUR_FILE },
    },
  };
  await Promise.all([
    step(
      "bundling the site",
      () => bundleWith(site, content, pages),
      // In a bundle of its own: what the tour shared with the site would make the site's first load come in more files.
    ).then(() => step("bundling the tour", () => bundleWith(site, content, tour))),
    step("bundling the server", () => bundleForNode(site, outputs.server, entries, {}, content)),
  ]);
}
