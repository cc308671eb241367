import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { koreanDate } from "@danji/complex/sale-dates";
import type { Backend } from "./backend.ts";
import { sourceFingerprint } from "./fingerprint.ts";
import type { OutputFolders } from "./paths.mjs";

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
