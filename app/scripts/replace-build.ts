import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { replaceFolder } from "@danji/delivery/replace-folder";
import { type BuildStamp, removeStamp, writeStamp } from "./build-stamp.ts";
import { copyParameters } from "./functions-parameters.ts";
import { outputsIn, type OutputFolders } from "./paths.mjs";

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
