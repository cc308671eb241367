import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The project's root. */
export const root = at("../../");
/** The site as it is served. */
export const siteOutput = at("../dist/");
/** What the server runs: its own bundle, the renderer, the site's manifest. Not served. */
export const serverOutput = at("../dist-server/");
/** Hashed files of earlier releases, which outlive a build. */
export const releasesStore = at("../.cache/releases/");
/** Converted images, kept between builds. */
export const imageCache = at("../.cache/images/");
/** What Cloud Functions run, in a folder of its own to be deployed. */
export const functionsOutput = at("../dist-functions/");
/** Folder that a build writes into. Its subfolders replace those above once the build is complete. */
export const nextOutput = at("../dist-next/");
