// The functions of the site over Firestore; `BACKEND=firebase npm run build` makes the folder that is deployed of them.
import { readFile } from "node:fs/promises";
import { createCloudFunction } from "@danji/server/cloud-function";
import { createMessagesFunction } from "@danji/server/cloud-messages";
import { createRetentionFunction } from "@danji/server/cloud-retention";
import { createViewsFunction } from "@danji/server/cloud-views";
import { parseSiteManifest } from "@danji/server/manifest";
import { FUNCTIONS_REGION } from "./functions-region.ts";

const readJson = async (file: string) => JSON.parse(await readFile(new URL(file, import.meta.url), "utf8"));

/** Leads, and the pages that Hosting has no file for. */
export const site = createCloudFunction({
  region: FUNCTIONS_REGION,
  async load() {
    const [{ renderPage }, manifest, build] = await Promise.all([
      import("../src/entry-server.tsx"),
      readJson("site.json"),
      readJson("client-build.json"),
    ]);
    return { site: parseSiteManifest(manifest), render: ({ url, state }) => renderPage(build, url, state) };
  },
});

/** Openings of articles, added up. */
export const views = createViewsFunction({ region: FUNCTIONS_REGION });

/** Text messages that follow bookings. */
export const messages = createMessagesFunction({
  region: FUNCTIONS_REGION,
  load: async () => parseSiteManifest(await readJson("site.json")),
});

/** Deletes leads from the day on which none may be kept. */
export const retention = createRetentionFunction({
  region: FUNCTIONS_REGION,
  load: async () => parseSiteManifest(await readJson("site.json")),
});
