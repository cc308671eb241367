import { readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { parseSiteManifest } from "@danji/server/manifest";
import { firebaseJson } from "./firebase-json.ts";
import { outputsIn, root } from "./paths.mjs";

/** A site that is built. */
interface BuiltSite {
  /** Folder below which its build is. */
  readonly base: string;
  /** Name of its deploy target. @default none, the project's only site */
  readonly target?: string;
}

async function hostingSite({ base, target }: BuiltSite) {
  const { site, server } = outputsIn(base);
  const manifest = parseSiteManifest(JSON.parse(await readFile(join(server, "site.json"), "utf8")));
  const folder = relative(root, site).replaceAll(sep, "/");
  return { site: manifest, folder, ...(target !== undefined && { target }) };
}

/** Writes `firebase.json`: how Hosting serves sites that are built. */
export async function writeFirebaseJson([first, ...others]: readonly [BuiltSite, ...BuiltSite[]]): Promise<void> {
  const further = await Promise.all(others.map(hostingSite));
  await writeFile(join(root, "firebase.json"), firebaseJson([await hostingSite(first), ...further]));
}
