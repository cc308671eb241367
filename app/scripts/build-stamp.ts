import { existsSync, readFileSync } from "node:fs";
import { copyFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { koreanDate } from "@danji/complex/sale-dates";
import type { Backend } from "./backend.ts";
import { sourceFingerprint } from "./fingerprint.ts";
import { type OutputFolders, outputsIn } from "./paths.mjs";
import { replaceFolder } from "@danji/delivery/replace-folder";

/** What a site is built of: the fingerprint of its sources, and the day in Korea, which pages state. */
export interface BuildStamp {
  readonly fingerprint: string;
  readonly day: string;
}

const fileIn = (server: string) => join(server, "fingerprint");

/** Returns the stamp of a build that starts now. */
export const currentStamp = (env?: NodeJS.ProcessEnv): BuildStamp => ({
  fingerprint: sourceFingerprint(env),
  day: koreanDate(Date.now()),
});

/** Returns the stamp of the last build of a server's folder that came to its end, if there is one. */
export function readStamp(server: string): BuildStamp | undefined {
  if (!existsSync(fileIn(server))) return undefined;
  const [fingerprint = "", day = ""] = readFileSync(fileIn(server), "utf8").split("\n");
  return { fingerprint, day };
}

/** Marks the build in a server's folder as complete. */
export const writeStamp = (server: string, { fingerprint, day }: BuildStamp): Promise<void> =>
  writeFile(fileIn(server), `${fingerprint}\n${day}`);

/** Marks the build of a server's folder as incomplete: the next build repeats it. */
export const removeStamp = (server: string): Promise<void> => rm(fileIn(server), { force: true });

/** Returns whether the last build of these folders has this stamp and the folders exist. */
export function isBuilt(outputs: OutputFolders, stamp: BuildStamp, backend: Backend["kind"]): boolean {
  const built = readStamp(outputs.server);
  const folders = [outputs.site, ...(backend === "firebase" ? [outputs.functions] : [])];
  return built?.fingerprint === stamp.fingerprint && built.day === stamp.day && folders.every(existsSync);
}

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
