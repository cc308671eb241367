import { spawnSync } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "@danji/delivery/replace-folder";
import { SettingsError } from "@danji/delivery/settings-error";
import { type Backend, readBackend } from "./backend.ts";
import { joinFunctions } from "./build-functions.ts";
import { currentStamp, isBuilt } from "./build-stamp.ts";
import { listComplexes } from "./complexes.ts";
import { functionsOutput, outputsIn, root, serverOutput, siteFolder } from "./paths.mjs";
import { readSites } from "./environment.mjs";
import { writeFirebaseJson } from "./firebase-json.ts";

const MEGABYTE = 1_000_000;

/** What the build of a complex took and made. */
interface Outcome {
  readonly slug: string;
  readonly result: "built" | "unchanged" | "failed";
  readonly seconds: number;
  /** Size of all files that are served. */
  readonly bytes: number;
}

async function bytesBelow(folder: string): Promise<number> {
  const files = await filesBelow(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Builds a complex in a process of its own, whose modules know one complex alone; skips it if nothing has changed. */
async function buildOne(
  slug: string,
  env: NodeJS.ProcessEnv,
  backend: Backend["kind"],
  option: string,
): Promise<Outcome> {
  const outputs = outputsIn(siteFolder(slug));
  const start = performance.now();
  const own = { ...env, COMPLEX: slug };
  let result: Outcome["result"] = "unchanged";
  if (!isBuilt(outputs, currentStamp(own), backend)) {
    const args = ["--import", "tsx", join(root, "app/scripts/build.ts"), option];
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env: own });
    result = status === 0 ? "built" : "failed";
  }
  const bytes = await bytesBelow(outputs.site);
  return { slug, result, seconds: (performance.now() - start) / 1000, bytes };
}

const RESULTS = { built: "built", unchanged: "unchanged, skipped", failed: "FAILED" } as const;

const summary = ({ slug, result, seconds, bytes }: Outcome) =>
  `Danji ▸ ${slug}: ${RESULTS[result]}, ${seconds.toFixed(1)} s, ${(bytes / MEGABYTE).toFixed(1)} MB`;

/** Joins the functions of the sites, and writes how Hosting serves each of them. */
async function joinFirebase(slugs: readonly string[]): Promise<void> {
  const built = slugs.map((slug) => ({ slug, folder: outputsIn(siteFolder(slug)).functions }));
  await joinFunctions(built, { functions: functionsOutput, server: serverOutput });
  await writeFirebaseJson(slugs.map((slug) => ({ base: siteFolder(slug), target: slug })));
}

/** Builds the sites of all complexes, or of those that `SITES` names, and returns the exit code; one that fails stops no other. */
export async function buildAll(env: NodeJS.ProcessEnv, oneOfAll: string): Promise<number> {
  const backend = readBackend(env);
  const slugs = sitesToBuild(env) ?? (await listComplexes());
  if (slugs.length === 0) throw new SettingsError("단지가 없습니다.\nThere is no complex.");
  const outcomes: Outcome[] = [];
  for (const [index, slug] of slugs.entries()) {
    console.log(`Danji ▸ ${index + 1}/${slugs.length} ${slug} …`);
    outcomes.push(await buildOne(slug, env, backend.kind, oneOfAll));
  }
  const hasFailed = outcomes.some(({ result }) => result === "failed");
  if (backend.kind === "firebase" && !hasFailed) await joinFirebase(slugs);
  for (const outcome of outcomes) console.log(summary(outcome));
  return hasFailed ? 1 : 0;
}

function sitesToBuild(env: NodeJS.ProcessEnv): readonly string[] | undefined {
  try {
    const slugs = readSites(env);
    return slugs.length > 0 ? slugs : undefined;
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}
