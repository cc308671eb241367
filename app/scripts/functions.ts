// The functions of the sites over Firestore; `BACKEND=firebase npm run build` makes the folder that is deployed of them.
import type { ClientBuild } from "@danji/complex/client-build";
import { readFile } from "node:fs/promises";
import { once } from "@danji/api/once";
import type { Site } from "@danji/server/app";
import { createScheduledFunction, createSiteFunction } from "@danji/server/hosts/firebase";
import { parseSiteManifest } from "@danji/server/manifest";
import type * as ServerEntry from "../src/entry-server.tsx";
import { FUNCTIONS_REGION, SITES_FILE } from "./functions-settings.ts";

const readJson = async (file: string) => JSON.parse(await readFile(new URL(file, import.meta.url), "utf8"));

async function loadRenderer(folder: string): Promise<NonNullable<Site["render"]>> {
  const [renderer, build]: [typeof ServerEntry, ClientBuild] = await Promise.all([
    import(new URL(`${folder}/renderer.js`, import.meta.url).href),
    readJson(`${folder}/client-build.json`),
  ]);
  return ({ url, state }) => renderer.renderPage(build, url, state);
}

/** Reads a site. Its renderer is loaded with the first page: a function that sends messages needs none. */
async function loadSite(folder: string): Promise<Site> {
  const renderer = once(() => loadRenderer(folder));
  return {
    site: parseSiteManifest(await readJson(`${folder}/site.json`)),
    render: async (page) => (await renderer())(page),
  };
}

async function load(): Promise<readonly [Site, ...Site[]]> {
  const [first, ...others]: readonly [string, ...string[]] = await readJson(SITES_FILE);
  return Promise.all([loadSite(first), ...others.map(loadSite)]);
}

/** Leads, the press, the administrator, and the pages that Hosting has no file for. */
export const site = createSiteFunction({ region: FUNCTIONS_REGION, load });

/** Text messages that follow bookings, and leads whose time has passed. */
export const schedule = createScheduledFunction({ region: FUNCTIONS_REGION, load });
