import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../../app/scripts/paths.mjs";

/** Below the project, so that its modules are found; never served, never committed. */
const PLACE = join(root, "test-results/development");
/** What a build makes itself, or keeps between builds. */
const NOT_COPIED = new Set(["dist", "dist-server", "node_modules", ".cache"]);
/** What a build reads beside the site's own folder. */
const BESIDE = ["packages", "package-lock.json", "tsconfig.json", "app/.cache"];

/**
 * Builds the site with React's development build, which alone tells of faults in hydration. Works on a copy, because a
 * build writes to fixed places and must not touch the site that is served.
 *
 * @returns the folder of its server.
 */
export async function buildForDevelopment(): Promise<string> {
  await rm(PLACE, { recursive: true, force: true });
  await mkdir(join(PLACE, "app"), { recursive: true });
  const entries = await readdir(join(root, "app"));
  await Promise.all(
    entries
      .filter((entry) => !NOT_COPIED.has(entry))
      .map((entry) => cp(join(root, "app", entry), join(PLACE, "app", entry), { recursive: true })),
  );
  await mkdir(join(root, "app/.cache"), { recursive: true });
  await Promise.all(BESIDE.map((path) => symlink(join(root, path), join(PLACE, path))));

  const child = spawn(process.execPath, ["--import", "tsx", join(PLACE, "app/scripts/build.ts")], {
    cwd: PLACE,
    env: { ...process.env, NODE_ENV: "development" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [status]: (number | null)[] = await once(child, "exit");
  if (status !== 0) throw new Error("The development build failed; the reason is above.");
  return join(PLACE, "app/dist-server");
}
