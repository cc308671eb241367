// The functions of the sites over Firestore; `BACKEND=firebase npm run build` makes the folder that is deployed of them.
import { readFile } from "node:fs/promises";
import { createCloudFunction } from "@danji/server/cloud-function";
import { createMessagesFunction } from "@danji/server/cloud-messages";
import { createRetentionFunction } from "@danji/server/cloud-retention";
import { createViewsFunction } from "@danji/server/cloud-views";
import type { FunctionsSite } from "@danji/server/functions";
import { parseSiteManifest, type SiteManifest } from "@danji/server/manifest";
import type * as ServerEntry from "../src/entry-server.tsx";
import { FUNCTIONS_REGION, SITES_FILE } from "./functions-settings.ts";

const readJson = async (file: string) => JSON.parse(await readFile(new URL(file, import.meta.url), "utf8"));

async function forEachSite<Result>(load: (folder: string) => Promise<Result>): Promise<readonly Result[]> {
  const folders: readonly string[] = await readJson(SITES_FILE);
  return Promise.all(folders.map(load));
}

const loadManifest = async (folder: string): Promise<SiteManifest> =>
  parseSiteManifest(await readJson(`${folder}/site.json`));

async function loadSite(folder: string): Promise<FunctionsSite> {
  const [renderer, site, build]: [typeof ServerEntry, SiteManifest, ServerEntry.ClientBuild] = await Promise.all([
    import(new URL(`${folder}/renderer.js`, import.meta.url).href),
    loadManifest(folder),
    readJson(`${folder}/client-build.json`),
  ]);
  return { site, render: ({ url, state }) => renderer.renderPage(build, url, state) };
}

/** Leads, and the pages that Hosting has no file for. */
export const site = createCloudFunction({ region: FUNCTIONS_REGION, load: () => forEachSite(loadSite) });

/** Openings of articles, added up. */
export const views = createViewsFunction({ region: FUNCTIONS_REGION });

/** Text messages that follow bookings. */
export const messages = createMessagesFunction({ region: FUNCTIONS_REGION, load: () => forEachSite(loadManifest) });

/** Deletes leads from the day on which none may be kept. */
export const retention = createRetentionFunction({ region: FUNCTIONS_REGION, load: () => forEachSite(loadManifest) });
