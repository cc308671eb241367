import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { root } from "./paths.mjs";

/** Packages that are installed beside the bundle: the deploying tools look for the first, and the second finds files of its own. */
export const INSTALLED = ["firebase-functions", "firebase-admin"] as const;

/** The newest Node that Cloud Functions support for long. */
const RUNTIME = "22";

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

/** `package.json` of the functions' folder, with the versions that the project was tested with. */
export async function functionsPackage(): Promise<string> {
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
