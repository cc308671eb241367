import { join } from "node:path";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The project's root. */
export const root = at("../../");
/** Folders of a build below `base`; it is written into `next`, whose subfolders replace the others once it is complete. */
export const outputsIn = (base) => ({
  site: join(base, "dist"),
  server: join(base, "dist-server"),
  functions: join(base, "dist-functions"),
  next: join(base, "dist-next"),
});
const single = outputsIn(at("../"));
/** Folders of the build of a single site. */
export const { site: siteOutput, server: serverOutput } = single;
export const functionsOutput = single.functions;
/** Builds of all sites of a deployment, each in a folder with the slug of its complex. */
export const sitesOutput = at("../dist-sites/");
/** Folder of the build of one of several sites. */
export const siteFolder = (slug) => join(sitesOutput, slug);
/** Hashed files of earlier releases, which outlive a build. */
export const releasesStore = at("../.cache/releases/");
/** Converted images, kept between builds. */
export const imageCache = at("../.cache/images/");
