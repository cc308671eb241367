import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceFingerprint } from "../../../app/scripts/fingerprint.ts";
import { root } from "../../../app/scripts/paths.mjs";

/** What a build makes itself, or keeps between builds. */
const NOT_COPIED = new Set([
  "dist",
  "dist-server",
  "dist-functions",
  "dist-sites",
  "dist-next",
  "node_modules",
  ".cache",
]);
/** What a build reads beside the site's own folder. */
const BESIDE = ["packages", "package.json", "package-lock.json", "tsconfig.json", "app/.cache"];

/** How a command of the project ended. */
export interface Ending {
  readonly status: number | null;
  /** All that it printed. */
  readonly output: string;
}

/** Where copies lie: below the project, so that their modules are found, and kept between runs. */
const COPIES = join(root, ".cache/copies");
/** Name of the file in a copy that says what it was built from. */
const BUILT_FROM = "built-from";

/** Copies the site's folder, since a build must not touch the site that is served, and returns the copy's root. */
export async function copyProject(name: string): Promise<string> {
  const place = join(COPIES, name);
  await rm(place, { recursive: true, force: true });
  await mkdir(join(place, "app"), { recursive: true });
  const entries = await readdir(join(root, "app"));
  await Promise.all(
    entries
      .filter((entry) => !NOT_COPIED.has(entry))
      .map((entry) => cp(join(root, "app", entry), join(place, "app", entry), { recursive: true })),
  );
  await mkdir(join(root, "app/.cache"), { recursive: true });
  await Promise.all(BESIDE.map((path) => symlink(join(root, path), join(place, path))));
  return place;
}

/** Runs a script of `app/scripts` in a copy. */
export async function runScript(
  place: string,
  [script, ...args]: readonly [string, ...string[]],
  environment: NodeJS.ProcessEnv = {},
): Promise<Ending> {
  const child = spawn(process.execPath, ["--import", "tsx", join(place, "app/scripts", script), ...args], {
    cwd: place,
    // The store of earlier releases is the project's own.
    env: { ...process.env, KEEP_RELEASES: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk));
  const [status]: (number | null)[] = await once(child, "close");
  return { status: status ?? null, output: Buffer.concat(said).toString() };
}

/** Builds the site in a copy, unless sources and settings are those of before, and returns the folder of its server. */
export async function builtCopy(name: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const stamp = join(COPIES, name, BUILT_FROM);
  const sources = `${sourceFingerprint()} ${JSON.stringify(environment)}`;
  const folder = join(COPIES, name, "app/dist-server");
  if ((await readFile(stamp, "utf8").catch(() => undefined)) === sources) return folder;
  await buildIn(await copyProject(name), environment);
  await writeFile(stamp, sources);
  return folder;
}

/** Builds the site in a copy and returns the folder of its server. */
export async function buildIn(place: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const { status, output } = await runScript(place, ["build.ts"], environment);
  if (status !== 0) throw new Error(`The build failed:\n${output}`);
  return join(place, "app/dist-server");
}
