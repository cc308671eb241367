import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./paths.mjs";

/** Packages that are installed beside the bundle: the deploying tools look for the first, and the second finds files of its own. */
export const INSTALLED = ["firebase-functions", "firebase-admin"] as const;

/** The newest Node that Cloud Functions support for long. */
const RUNTIME = "22";

async function versionOf(name: string): Promise<string> {
  const { version }: { readonly version: string } = JSON.parse(
    await readFile(join(root, "node_modules", name, "package.json"), "utf8"),
  );
  return version;
}

/** `package.json` of the functions' folder, with the versions that the project was tested with. */
export async function functionsPackage(): Promise<string> {
  const dependencies = await Promise.all(INSTALLED.map(async (name) => [name, await versionOf(name)]));
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
