import { bundleForNode } from "@danji/delivery/bundle/bundle";
import type { Site } from "@danji/delivery/site";
import { step } from "@danji/delivery/step";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { removeFunctions, removeStamp } from "./build-stamp.ts";
import { SITES_FILE } from "./functions-settings.ts";
import { type OutputFolders, root } from "./paths.mjs";

/** Packages that are installed beside the bundle: the deploying tools look for the first, and the second finds files of its own. */
const INSTALLED = ["firebase-functions", "firebase-admin"] as const;

const RUNTIME = "22";

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

/** `package.json` of the functions' folder, with the versions that the project was tested with. */
async function functionsPackage(): Promise<string> {
  const { packages } = lockSchema.parse(JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")));
  const dependencies = INSTALLED.map((name) => [name, packages[`node_modules/${name}`]?.version]);
  const settings = {
    name: "danji-functions",
    private: true,
    type: "module",
    main: "index.js",
    engines: { node: RUNTIME },
    dependencies: Object.fromEntries(dependencies),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Writes what Cloud Functions run for one site into a folder, with further `files` by their names. */
export async function buildFunctions(
  site: Site,
  files: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  await step("bundling the functions", () =>
    bundleForNode(
      site,
      folder,
      { index: "scripts/functions.ts", renderer: "src/entry-server.tsx" },
      { ssr: { noExternal: true, external: [...INSTALLED] }, build: { minify: true } },
    ),
  );
  const own = { "package.json": await functionsPackage(), [SITES_FILE]: JSON.stringify(["."]) };
  for (const [name, content] of Object.entries({ ...files, ...own })) await writeFile(join(folder, name), content);
}

/** Joins the functions of several sites, the others below the first, in place of a single site's build, which is incomplete then. */
export async function joinFunctions(
  built: readonly { readonly slug: string; readonly folder: string }[],
  outputs: Pick<OutputFolders, "functions" | "server">,
): Promise<void> {
  await removeStamp(outputs.server);
  await removeFunctions(outputs.functions);
  const places = built.map(({ slug }, index) => (index === 0 ? "." : slug));
  for (const [index, { folder }] of built.entries())
    await cp(folder, join(outputs.functions, places[index] ?? ""), { recursive: true });
  await writeFile(join(outputs.functions, SITES_FILE), JSON.stringify(places));
}
