import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../../app/scripts/paths.mjs";

/** Runs a command and hands back what it printed. Throws with all of it where the command fails. */
export function run(command: string, args: readonly string[], cwd: string = root): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, shell: process.platform === "win32" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout.toString()}${stderr.toString()}`);
  return stdout.toString();
}

/** Builds the package and packs it as for a registry. */
export function packKit(): { readonly tarball: string; readonly files: readonly string[] } {
  run("npm", ["run", "--silent", "build:package"]);
  const folder = mkdtempSync(join(tmpdir(), "danji-package-"));
  const packed: readonly { readonly filename: string; readonly files: readonly { readonly path: string }[] }[] =
    JSON.parse(run("npm", ["pack", "./packages/ui/dist", "--json", "--pack-destination", folder]));
  const [{ filename, files } = { filename: "", files: [] }] = packed;
  return { tarball: join(folder, filename), files: files.map(({ path }) => path) };
}

/** What npm says where the registry cannot be reached and its cache has not got what is asked for. */
const NO_NETWORK = /ENOTCACHED|EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT/;

/** The types of React, which a site written in TypeScript brings itself. */
const OWN_TYPES = ["@types/react", "@types/react-dom"] as const;

/**
 * Makes a site in a temporary folder and lets npm install the tarball there: of everything else it has only what the
 * tarball declares, its peers included, and the types of React. What `npm ci` has left in npm's cache is taken from there.
 *
 * @throws Error that names the missing network, where there is neither a registry nor a cache.
 */
export function installSite(tarball: string): string {
  const site = join(dirname(tarball), "site");
  cpSync(join(import.meta.dirname, "app"), site, { recursive: true });
  const { devDependencies }: { readonly devDependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const manifest = {
    name: "bare-site",
    private: true,
    type: "module",
    dependencies: { "@danji/ui": `file:${tarball}` },
    devDependencies: Object.fromEntries(OWN_TYPES.map((name) => [name, devDependencies[name]])),
  };
  writeFileSync(join(site, "package.json"), JSON.stringify(manifest));
  install(site);
  return site;
}

function install(site: string): void {
  try {
    run("npm", ["install", "--prefix", site, "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"], site);
  } catch (error) {
    if (!NO_NETWORK.test(String(error))) throw error;
    throw new Error(
      "The packed kit could not be installed into a bare site: npm's registry cannot be reached, and npm's cache has not got " +
        "all that the kit declares. Run the test again with a network.",
      { cause: error },
    );
  }
}
