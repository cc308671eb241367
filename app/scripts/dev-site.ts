import { join } from "node:path";
import { koreanDate } from "@danji/complex/sale-dates";
import type { SiteManifest } from "@danji/server/manifest";
import { FEED_PATH } from "@danji/server/pages/feed";
import { SITEMAP_PATH } from "@danji/complex/sitemap";
import { createServer } from "vite";
import { EDITOR_PATH } from "@danji/delivery/dev-content/api";
import { contentEditorPlugin } from "@danji/delivery/dev-content/content-editor-plugin";
import { siteConfig } from "@danji/delivery/bundle/site-config";
import { readBackend, sourcesOf } from "./backend.ts";
import { ComplexError } from "@danji/delivery/content/read-complex";
import { complexFolder, readComplex } from "./complexes.ts";
import { environment } from "./environment.mjs";
import { root } from "./paths.mjs";
import { readPort } from "./port.ts";
import { siteManifest } from "@danji/delivery/manifest";
import { siteOver } from "./site.ts";
import { slug } from "./slug.mjs";

const DEFAULT_PORT = 5173;

/** What Vite has no page for: the backend's own, and lists of what is stored. */
const HANDED_ON = ["/api", FEED_PATH, SITEMAP_PATH];

/** Address that the development servers listen on. */
export const devHost = environment()["HOST"] ?? "127.0.0.1";

/** Returns what a backend must know of the complex under development, or ends the process where that has a fault. */
export async function devManifest(): Promise<SiteManifest> {
  const complex = await readComplex(slug).catch((error: unknown) => {
    console.error(error instanceof ComplexError ? error.message : error);
    process.exit(1);
  });
  const sources = sourcesOf(readBackend(environment()));
  return siteManifest(complex, [], [], "404.html", koreanDate(Date.now()), sources);
}

/** The content editor at `/_content`, of the development server alone. */
const contentEditor = contentEditorPlugin({
  complex: complexFolder(slug),
  publicFolder: join(root, "app/public"),
  editor: join(root, "app/content-editor"),
});

/** Starts Vite's development server, which hands on what is under `/api`, and the feeds, to the address `api`. */
export async function startVite(api: string): Promise<void> {
  // Under the name that the browser knows: a backend refuses what comes from a page of another.
  const backend = { target: api, changeOrigin: false };
  const config = siteConfig(siteOver(readBackend(environment())));
  const vite = await createServer({
    ...config,
    plugins: [config.plugins, contentEditor],
    server: {
      host: devHost,
      port: readPort(environment(), DEFAULT_PORT),
      proxy: Object.fromEntries(HANDED_ON.map((path) => [path, backend])),
    },
  });
  await vite.listen();
  vite.printUrls();
  console.log(`  콘텐츠 편집: ${new URL(EDITOR_PATH, vite.resolvedUrls?.local[0]).href}`);
}
