// `npm run test:build`: builds the site and the Storybook of tests where their sources have changed, for all stages of a run.
import { spawnSync } from "node:child_process";
import { root } from "../app/scripts/paths.mjs";
import buildWhatIsStale from "./e2e/support/build.ts";

buildWhatIsStale();
const { status } = spawnSync(process.execPath, [".storybook/build.mjs", "--test"], { cwd: root, stdio: "inherit" });
process.exitCode = status ?? 1;
