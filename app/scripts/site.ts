import { realpathSync } from "node:fs";
import { join } from "node:path";
import { koreanDate } from "@danji/complex/sale-dates";
import type { Site } from "@danji/delivery/site";
import { readSpeed } from "@danji/delivery/speed";
import type { Backend } from "./backend.ts";
import { backendPlugin } from "./backend-plugin.ts";
import { CHUNK_GROUPS } from "./chunk-groups.ts";
import { complexFolder } from "./complexes.ts";
import { imageCache, root } from "./paths.mjs";
import { siteTheme } from "./site-theme.ts";
import { slug } from "./slug.mjs";
import project from "../../package.json" with { type: "json" };

/** Variables of the environment. */
type Environment = Readonly<Record<string, string | undefined>>;

const app = join(root, "app");
const source = join(app, "src");
/** Modules have the paths that links lead to, and a copy of the project may link its packages. */
const packages = realpathSync(join(root, "packages"));
const sections = join(packages, "sections/src");

/**
 * Returns the site of the complex that `COMPLEX` names, over a backend.
 *
 * @param env Variables that switch off measures of speed.
 */
export const siteOver = (backend: Backend, env: Environment): Site => ({
  root: app,
  complex: complexFolder(slug),
  cache: imageCache,
  createTheme: siteTheme,
  browsers: project.browserslist,
  bootstrap: join(source, "bootstrap.ts"),
  importFetched: join(source, "shell/loading/import-fetched.ts"),
  sources: [
    { folder: sections, prefix: "@danji/sections/" },
    { folder: source, prefix: "" },
  ],
  chunkGroups: CHUNK_GROUPS,
  define: {
    __BUILD_DATE__: JSON.stringify(koreanDate(Date.now())),
    __RECAPTCHA__: String(backend.kind === "firebase" && backend.settings.recaptchaKey !== undefined),
  },
  plugins: [backendPlugin(backend)],
  speed: readSpeed(env),
});
