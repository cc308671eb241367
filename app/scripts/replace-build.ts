import { replaceFolder } from "@danji/delivery/replace-folder";
import { existsSync } from "node:fs";
import { copyFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type BuildStamp, removeStamp, writeStamp } from "./build-stamp.ts";
import { type OutputFolders, outputsIn } from "./paths.mjs";

/** Files of parameters: `.env`, and `.env.<project>`, which holds the answers to the questions of `firebase deploy`. */
const PARAMETERS = /^\.env(\..+)?$/;

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

/** Copies the parameters beside a build of the functions into another one, which holds none yet. */
async function copyParameters(folder: string, next: string): Promise<void> {
  for (const name of await namesIn(folder))
    if (PARAMETERS.test(name)) await copyFile(join(folder, name), join(next, name));
}

/** Empties the folder of the functions, but for the parameters, which no build makes again. */
export async function removeFunctions(folder: string): Promise<void> {
  for (const name of await namesIn(folder))
    if (!PARAMETERS.test(name)) await rm(join(folder, name), { recursive: true });
}

/** Replaces a build by the complete one in its folder `next`. Where this is interrupted, the stamp is missing and the next build runs again. */
export async function replaceBuild(outputs: OutputFolders, stamp: BuildStamp): Promise<void> {
  const next = outputsIn(outputs.next);
  await removeStamp(outputs.server);
  if (existsSync(next.functions)) {
    await copyParameters(outputs.functions, next.functions);
    await replaceFolder(outputs.functions, next.functions);
  }
  await replaceFolder(outputs.site, next.site);
  await replaceFolder(outputs.server, next.server);
  await writeStamp(outputs.server, stamp);
  await rm(outputs.next, { recursive: true });
}
