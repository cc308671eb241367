import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { builtFingerprint, sourceFingerprint } from "../../../app/scripts/fingerprint.mjs";
import { root, serverOutput } from "../../../app/scripts/paths.mjs";

/** A finished build to test in place of the project's own, by the folder of its server. */
const GIVEN_BUILD = process.env["E2E_SERVER"];

/** Folder of the server that is tested. */
export const serverFolder = GIVEN_BUILD ?? serverOutput;

/** Folder of the pages that it serves. */
export const siteFolder = join(serverFolder, "../dist");

/** Before all tests: builds the site as `npm start` does, only when it is stale. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default function buildWhatIsStale(): void {
  if (GIVEN_BUILD !== undefined || builtFingerprint() === sourceFingerprint()) return;
  const { status } = spawnSync(process.execPath, ["--import", "tsx", join(root, "app/scripts/build.ts")], {
    cwd: root,
    stdio: "inherit",
    // A test runner sets it to `test`, and React's development build would end up in the site.
    // Nor do tests look at files of earlier releases.
    env: { ...process.env, NODE_ENV: "production", KEEP_RELEASES: "0" },
  });
  if (status !== 0) throw new Error("The site could not be built; the reason is above.");
}
