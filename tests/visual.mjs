// `npm run test:visual [-- --update] [name …]`: builds the Storybook, then photographs every story
// `AllStates` and reads every page of its docs, or those of the primitives named. With `--update` what has changed is written over the committed pictures.
import { spawnSync } from "node:child_process";
import { root } from "../app/scripts/paths.mjs";

const UPDATE = "--update";
const names = process.argv.slice(2).filter((argument) => argument !== UPDATE);
const filter = names.length > 0 ? ["--grep", ` (${names.join("|")})$`] : [];
const updating = process.argv.includes(UPDATE) ? ["--update-snapshots=changed"] : [];

const commands = [
  ["storybook", "build", "--quiet", "--disable-telemetry", "--output-dir", "test-results/storybook"],
  ["playwright", "test", "--config", "tests/visual/visual.config.ts", ...updating, ...filter],
];

for (const [index, command] of commands.entries()) {
  // The builder's words are shown only where it fails: they bury what is to be seen here.
  const quiet = index === 0;
  const { status, stdout, stderr } = spawnSync("npx", ["--no-install", ...command], {
    cwd: root,
    stdio: quiet ? "pipe" : "inherit",
    shell: process.platform === "win32",
  });
  if (status === 0) continue;
  if (quiet) process.stderr.write(Buffer.concat([stdout, stderr]));
  process.exit(status ?? 1);
}
