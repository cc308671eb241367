// `npm run build`: the site in app/dist, one HTML file per route, and the server's bundle in app/dist-server.
// `npm run build -- --all`: the sites of all complexes, or of those that SITES names, each in app/dist-sites/<slug>.
import { join } from "node:path";
import { ComplexError } from "@danji/delivery/content/read-complex";
import { SettingsError } from "@danji/delivery/settings-error";
import { elapsed } from "@danji/delivery/step";
import { type Backend, readBackend } from "./backend.ts";
import { currentStamp, isBuilt } from "./build-stamp.ts";
import { environment } from "./environment.mjs";
import { outputsIn, root, siteFolder } from "./paths.mjs";
import { slug } from "./slug.mjs";

/** Option by which a build of several runs the build of one. */
const ONE_OF_ALL = "--one-of-all";

// What builds takes a second to load: an unchanged site does without.

/** Builds the site of a complex below a folder, unless its last build is of the same sources and day. */
async function build(base: string, backend: Backend["kind"]): Promise<void> {
  const stamp = currentStamp();
  if (isBuilt(outputsIn(base), stamp, backend))
    return console.log(`Danji ▸ nothing has changed since the last build: ${elapsed()} s`);
  const { buildComplex } = await import("./build-complex.ts");
  await buildComplex(base, stamp);
}

/** Builds the deployment's only site. */
async function buildAlone(backend: Backend["kind"]): Promise<void> {
  const base = join(root, "app");
  await build(base, backend);
  if (backend === "embedded") return;
  const { writeFirebaseJson } = await import("./firebase-json.ts");
  await writeFirebaseJson([{ base }]);
}

try {
  const [option] = process.argv.slice(2);
  const backend = () => readBackend(environment()).kind;
  if (option === "--all") {
    const { buildAll } = await import("./build-all.ts");
    process.exitCode = await buildAll(environment(), ONE_OF_ALL);
  } else if (option === ONE_OF_ALL) await build(siteFolder(slug), backend());
  else await buildAlone(backend());
} catch (error) {
  console.error(error instanceof ComplexError || error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
