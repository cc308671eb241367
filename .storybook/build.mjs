// `npm run build:storybook`: builds the Storybook unless it is there as its sources are now; with `--test` the one that
// stories are tested in. With other options (`--output-dir …`) it builds always, as `storybook build` does with them.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprintOf } from "../packages/delivery/src/fingerprint.mjs";
import { root } from "../app/scripts/paths.mjs";
import { storiesFolder, storybookFolder } from "./folder.mjs";

/** Everything that a Storybook is made of. */
const SOURCES = [
  "package-lock.json",
  ".storybook",
  "packages/ui",
  "packages/blocks",
  "packages/complex",
  "packages/floor-plan",
  "app/complexes",
  "packages/delivery",
  "app/scripts",
];
/** Files below them that are not in it. */
const NOT_BUILT = /\.test\.[^/]+$|\/app\/complexes\/[^/]+\/art\//;

function run(...command) {
  const { status, stdout, stderr } = spawnSync("npx", ["--no-install", ...command], {
    cwd: root,
    stdio: "pipe",
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  process.stderr.write(Buffer.concat([stdout, stderr]));
  process.exit(status ?? 1);
}

function build(options) {
  run("tsx", "app/scripts/tokens.ts");
  run("storybook", "build", "--quiet", "--disable-telemetry", ...options);
}

const TEST = "--test";
const given = process.argv.slice(2);
const options = given.filter((option) => option !== TEST);
if (options.length > 0) build(given);
else {
  const folder = given.includes(TEST) ? storiesFolder : storybookFolder;
  const stamp = join(folder, "fingerprint");
  const fingerprint = fingerprintOf(root, SOURCES, (file) => NOT_BUILT.test(file));
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== fingerprint) {
    console.log("Danji ▸ building Storybook …");
    build([...given, "--output-dir", folder]);
    writeFileSync(stamp, fingerprint);
  }
}
