import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../../app/scripts/paths.mjs";
import { writeSnippets } from "./snippets.ts";

/**
 * Runs a command and returns its output.
 *
 * @throws Error with all output where the command fails.
 */
export function run(
  command: string,
  args: readonly string[],
  cwd: string = root,
  env: Readonly<Record<string, string>> = {},
): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout.toString()}${stderr.toString()}`);
  return stdout.toString();
}

/** Checks the types of a TypeScript project and returns what is wrong with them. */
export const checkTypes = (project: string): string =>
  run(process.execPath, [join(root, "node_modules/typescript-7/bin/tsc"), "--noEmit", "--project", project]);

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
export const NO_NETWORK = /ENOTCACHED|EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT/;

const readManifest = (folder: string): { readonly [list: string]: Dependencies } =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));

/** What a site in TypeScript brings itself, as the root pins it. */
function types(): Dependencies {
  const { devDependencies = {} } = readManifest(".");
  return Object.fromEntries(
    ["@types/react", "@types/react-dom", "@types/node"].map((name) => [name, devDependencies[name]]),
  );
}

/** Version of Next.js that the kit is tested with; no dependency of the workspace, for its 300 MB. */
const NEXT = "16.4.6";

/**
 * Makes the Next.js site of the guide in a temporary folder, with the files of its other sites beside it for their types,
 * and installs the tarball there: it has only what the tarball declares, its peers included, and what the guide has it
 * install. npm's cache serves what `npm ci` has left there.
 *
 * @throws Error that names the missing network, where there is neither a registry nor a cache.
 */
export function installSite(tarball: string): string {
  const site = join(dirname(tarball), "site");
  const folders = { next: site, vite: join(site, "vite"), router: join(site, "router") };
  for (const [name, folder] of Object.entries(folders))
    if (writeSnippets(name, folder).length === 0) throw new Error(`The guide shows no files of a ${name} site.`);
  // Browsers ask for one, some before the page is left and some after: a 404 would be in the console now and then.
  writeFileSync(join(site, "app/icon.svg"), '<svg xmlns="http://www.w3.org/2000/svg" />');
  cpSync(join(import.meta.dirname, "vite"), folders.vite, { recursive: true });
  const router = readManifest("app")["dependencies"]?.["react-router-dom"];
  const manifest = {
    name: "bare-site",
    private: true,
    type: "module",
    dependencies: { next: NEXT, "react-router": router, "@danji/ui": `file:${tarball}` },
    devDependencies: types(),
  };
  writeFileSync(join(site, "package.json"), JSON.stringify(manifest));
  const project = {
    extends: "./vite/tsconfig.json",
    // The types of the kit are checked, those of TypeScript itself are not.
    compilerOptions: { skipDefaultLibCheck: true },
    include: ["vite", "router"],
  };
  writeFileSync(join(site, "tsconfig.guide.json"), JSON.stringify(project));
  install(site);
  return site;
}

/** Builds the Next.js site, as its authors do: the test runner's own `NODE_ENV` would mix two builds of React. */
export function buildSite(site: string): void {
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  run(process.execPath, [join(site, "node_modules/next/dist/bin/next"), "build"], site, env);
}

type Dependencies = Readonly<Record<string, string | undefined>>;

function install(site: string): void {
  try {
    run("npm", ["install", "--prefix", site, "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"], site);
  } catch (error) {
    if (!NO_NETWORK.test(String(error))) throw error;
    throw new Error(
      "The packed kit could not be installed into a bare site: npm's registry cannot be reached, and npm's cache lacks " +
        "some of its dependencies. Run the test again with a network.",
      { cause: error },
    );
  }
}
