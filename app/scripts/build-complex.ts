import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSite } from "@danji/delivery/build-site";
import { readRetention } from "@danji/delivery/releases";
import { elapsed } from "@danji/delivery/step";
import type * as ServerEntry from "../src/entry-server.tsx";
import type * as TourEntry from "../src/pages/tour/entry-server.tsx";
import { readBackend, sourcesOf } from "./backend.ts";
import { buildFunctions } from "./build-functions.ts";
import { type BuildStamp, replaceBuild } from "./build-stamp.ts";
import { environment } from "./environment.mjs";
import { buildVariables } from "./fingerprint.ts";
import { outputsIn, releasesStore } from "./paths.mjs";
import { siteOver } from "./site.ts";
import { slug } from "./slug.mjs";

/** Builds the site of a complex into the folders below `base`. */
export async function buildComplex(base: string, stamp: BuildStamp): Promise<void> {
  const outputs = outputsIn(base);
  /** What this build fills: a site that is being served keeps its files until the new ones are complete. */
  const next = outputsIn(outputs.next);
  const env = buildVariables(environment());
  const backend = readBackend(env);
  const site = siteOver(backend);
  await rm(outputs.next, { recursive: true, force: true });
  await mkdir(base, { recursive: true });
  const { manifest, client } = await buildSite({
    site,
    outputs: next,
    earlier: outputs.site,
    entries: {
      renderer: "src/entry-server.tsx",
      tour: "src/pages/tour/entry-server.tsx",
      serve: "scripts/serve.ts",
    },
    async loadRenderer(folder) {
      const entry: typeof ServerEntry = await import(pathToFileURL(join(folder, "renderer.js")).href);
      return entry;
    },
    async loadTour(folder) {
      const entry: typeof TourEntry = await import(pathToFileURL(join(folder, "tour.js")).href);
      return entry.renderTour;
    },
    backend: sourcesOf(backend),
    env,
    releases: { store: join(releasesStore, `${slug}-${backend.kind}`), retention: readRetention(environment()) },
  });
  const files = { "site.json": JSON.stringify(manifest), "client-build.json": JSON.stringify(client) };
  for (const [name, content] of Object.entries(files)) await writeFile(join(next.server, name), content);
  if (backend.kind === "firebase") await buildFunctions(site, files, next.functions);
  await replaceBuild(outputs, stamp);
  console.log(`Danji ▸ built ${manifest.siteName} for ${backend.kind} in ${elapsed()} s`);
}
