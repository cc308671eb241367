// `npm run test:stories [-- --update] [name …]`: builds the Storybook where it is stale and plays every story, or those of
// the folders and components named. With `--update` what has changed is written over the committed pictures.
import { spawnSync } from "node:child_process";
import { basename } from "node:path";
import { storiesFolder, storybookFolder } from "../.storybook/folder.mjs";
import { root } from "../app/scripts/paths.mjs";

/** Docs pages are only in the Storybook that designers read. */
const DOCS = "--project=docs";
const UPDATE = "--update";
const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith("-") && argument !== UPDATE);
// A folder is named by its path as well.
const names = given.filter((argument) => !argument.startsWith("-")).map((path) => basename(path));
const filter = names.length > 0 ? ["--grep", `[ /](${names.join("|")})( |/|$)`] : [];
const updating = given.includes(UPDATE) ? ["--update-snapshots=changed"] : [];

const ofDocs = options.includes(DOCS);

const commands = [
  [process.execPath, ".storybook/build.mjs", ...(ofDocs ? [] : ["--test"])],
  [
    "npx",
    "--no-install",
    "playwright",
    "test",
    "--config",
    "tests/stories.config.ts",
    ...updating,
    ...filter,
    ...options,
  ],
];

for (const [command, ...args] of commands) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, STORYBOOK_FOLDER: ofDocs ? storybookFolder : storiesFolder },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
