import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleForNode } from "@danji/delivery/bundle/bundle";
import type { Site } from "@danji/delivery/site";
import { step } from "@danji/delivery/step";
import type { SiteManifest } from "@danji/server/manifest";
import { firebaseJson } from "./firebase-json.ts";
import { functionsPackage, INSTALLED } from "./functions-package.ts";
import { root } from "./paths.mjs";

/**
 * Writes what Cloud Functions run into one folder, but for what Google's tools install themselves, and the settings of
 * Hosting.
 *
 * @param files Contents of further files of the folder by their names.
 */
export async function buildFunctions(
  site: Site,
  manifest: SiteManifest,
  files: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  await step("bundling the functions", () =>
    bundleForNode(
      site,
      folder,
      { index: "scripts/functions.ts" },
      { ssr: { noExternal: true, external: [...INSTALLED] }, build: { minify: true } },
    ),
  );
  for (const [name, content] of Object.entries({ ...files, "package.json": await functionsPackage() }))
    await writeFile(join(folder, name), content);
  await writeFile(join(root, "firebase.json"), firebaseJson(manifest));
}
