// `npm run chromatic`: sends the Storybook to the hosted service of that name, which compares pictures in more browsers
// than this machine has. Its token is a secret of the environment, never of the repository.
import { spawnSync } from "node:child_process";
import { root } from "../app/scripts/paths.mjs";

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(`Chromatic needs the token of a project, and there is none in the environment:
  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic
The project's page on chromatic.com shows it under Manage. The same pictures are compared here by: npm run test:stories`);
  process.exit(1);
}

const options = ["--build-script-name", "build:storybook", ...process.argv.slice(2)];
const { status } = spawnSync("npx", ["--no-install", "chromatic", ...options], {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
