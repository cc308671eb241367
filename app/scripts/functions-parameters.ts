import { copyFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Files of parameters: `.env`, and `.env.<project>`, which holds the answers to the questions of `firebase deploy`. */
const PARAMETERS = /^\.env(\..+)?$/;

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

/** Copies the parameters beside a build of the functions into another one, which holds none yet. */
export async function copyParameters(folder: string, next: string): Promise<void> {
  for (const name of await namesIn(folder))
    if (PARAMETERS.test(name)) await copyFile(join(folder, name), join(next, name));
}

/** Empties the folder of the functions, but for the parameters, which no build makes again. */
export async function removeFunctions(folder: string): Promise<void> {
  for (const name of await namesIn(folder))
    if (!PARAMETERS.test(name)) await rm(join(folder, name), { recursive: true });
}
