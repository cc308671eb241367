import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { readStamp } from "../../../app/scripts/build-stamp.ts";
import { sourceFingerprint } from "../../../app/scripts/fingerprint.ts";
import { root, serverOutput } from "../../../app/scripts/paths.mjs";

/** A finished build to test in place of the project's own, by the folder of its server. */
const GIVEN_BUILD = process.env["E2E_SERVER"];

/** Folder of the server that is tested. */
export const serverFolder = GIVEN_BUILD ?? serverOutput;

/** Folder of the pages that it serves. */
export const siteFolder = join(serverFolder, "../dist");

/** Vitest's `NODE_ENV` would put React's development build into the site, and tests look at no files of earlier releases. */
const environment = { ...process.env, NODE_ENV: "production", KEEP_RELEASES: "0" };

/** Before all tests: builds the site when its sources have changed. One of yesterday, which `npm start` builds again, is as good. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default function buildWhatIsStale(): void {
  if (GIVEN_BUILD !== undefined || readStamp(serverOutput)?.fingerprint === sourceFingerprint(environment)) return;
  const { status } = spawnSync(process.execPath, ["--import", "tsx", join(root, "app/scripts/build.ts")], {
    cwd: root,
    stdio: "inherit",
    env: environment,
  });
  if (status !== 0) throw new Error("The site could not be built; the reason is above.");
}
