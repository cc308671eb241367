import { koreanDate } from "@danji/complex/sale-dates";
import type { Site } from "@danji/delivery/site";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Backend } from "./backend.ts";
import { complexFolder } from "./complexes.ts";
import { imageCache, root } from "./paths.mjs";
import { siteTheme } from "./site-theme.ts";
import { slug } from "./slug.mjs";
import project from "../../package.json" with { type: "json" };

const SERVICES = "backend:services";
const FIREBASE = "backend:firebase";

/** Gives the site the adapters of the backend that it is built for; those of the other never enter its modules. */
function backendPlugin(backend: Backend): Plugin {
  return {
    name: "danji:backend",
    resolveId(id) {
      if (id === SERVICES)
        return fileURLToPath(new URL(`../src/shell/services/${backend.kind}-services.ts`, import.meta.url));
      return id === FIREBASE ? `\0${id}` : undefined;
    },
    load(id) {
      if (id !== `\0${FIREBASE}` || backend.kind !== "firebase") return undefined;
      return `export const settings = ${JSON.stringify(backend.settings)};`;
    },
  };
}

const app = join(root, "app");
const source = join(app, "src");
/** Modules have the paths that links lead to, and a copy of the project may link its packages. */
const packages = realpathSync(join(root, "packages"));
const sections = join(packages, "blocks/src");

/** Returns the site of the complex that `COMPLEX` names, over a backend. */
export const siteOver = (backend: Backend): Site => ({
  root: app,
  complex: complexFolder(slug),
  cache: imageCache,
  createTheme: siteTheme,
  browsers: project.browserslist,
  bootstrap: join(source, "bootstrap.ts"),
  sources: [
    { folder: sections, prefix: "@danji/blocks/" },
    { folder: source, prefix: "" },
  ],
  define: {
    __BUILD_DATE__: JSON.stringify(koreanDate(Date.now())),
    __RECAPTCHA__: String(backend.kind === "firebase" && backend.settings.recaptchaKey !== undefined),
  },
  plugins: [backendPlugin(backend)],
});
