// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./paths.mjs";

const MIN_NODE = [20, 19];
const STAMP = join(root, "node_modules", ".danji-lock");

/** Characters below which Vite finds no files: they end a path in an address, or are patterns. */
const REFUSED = /[#?*]/u;

const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/** What `npm start`, `dev` and `build` take: the workspaces' dependencies, without what only tests, Storybook and Firebase need. */
const SITE = "site";
const EVERYTHING = "everything";

const covers = (installed, scope) => installed === scope || installed === EVERYTHING;

/** Installs dependencies of package-lock.json unless just those are there, and ends the process where it cannot. */
export function ensureInstalled(asked = EVERYTHING) {
  if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
    console.error(`Node ${MIN_NODE.join(".")} or newer is needed, this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (REFUSED.test(root)) {
    console.error(
      `폴더 이름에 #, ?, *가 있으면 사이트를 만들 수 없습니다. 폴더를 옮기거나 이름을 고치세요: ${root}\nNo site can be built below a folder with #, ? or * in its name. Move or rename it: ${root}`,
    );
    process.exit(1);
  }
  const hash = lockHash();
  const [installed, installedScope] = existsSync(STAMP) ? readFileSync(STAMP, "utf8").split(" ") : [];
  if (installed === hash && covers(installedScope, asked)) return;
  const scope = installedScope === EVERYTHING ? EVERYTHING : asked;
  console.log(`Danji ▸ installing dependencies of ${scope === SITE ? "the site" : "everything"} (npm ci) …`);
  const started = performance.now();
  const { status } = spawnSync("npm", ["ci", "--prefer-offline", ...(scope === SITE ? ["--workspaces"] : [])], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("Danji ▸ npm ci failed; its own words are above.");
    process.exit(status ?? 1);
  }
  writeFileSync(STAMP, `${hash} ${scope}`);
  console.log(`Danji ▸ installed in ${Math.round((performance.now() - started) / 1000)} s`);
}

/** Installs what the site needs, with the packages of Firebase where it is built for it. */
export const ensureSite = () => ensureInstalled(process.env.BACKEND === "firebase" ? EVERYTHING : SITE);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (process.argv[2] === SITE) ensureSite();
  else ensureInstalled();
}
