import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
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

/**
 * Makes the Vite site of the guide in a temporary folder and installs the tarball there: it has only what the tarball declares, its peers
 * included, and the types of React. npm's cache serves what `npm ci` has left there.
 *
 * @throws Error that names the missing network, where there is neither a registry nor a cache.
 */
export const installSite = (tarball: string): string => installFrom("vite", tarball, { devDependencies: types() });

/** As {@link installSite}, with the React Router site of the guide and the router that the site itself uses. */
export function installRouterSite(tarball: string): string {
  const router = readManifest("app")["dependencies"]?.["react-router-dom"];
  writeSnippets("vite", join(dirname(tarball), "router"), ["index.html", "tsconfig.json"]);
  return installFrom("router", tarball, { dependencies: { "react-router": router }, devDependencies: types() });
}

/** As the authors of a site build it: the test runner's own `NODE_ENV` would mix two builds of React. */
const PRODUCTION = { NODE_ENV: "production" };

/** Builds a site with Vite and prerenders its pages, by the guide's commands. */
export function buildSite(site: string): void {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  run(process.execPath, [vite, "build"], site, PRODUCTION);
  run(process.execPath, [vite, "build", "--ssr", "prerender.tsx", "--outDir", "dist-server"], site, PRODUCTION);
  run(process.execPath, ["dist-server/prerender.js"], site, PRODUCTION);
}

/** Version of Next.js that the kit is tested with; no dependency of the workspace, for its 300 MB. */
const NEXT = "16.4.6";

/** As {@link installSite}, with the Next.js site of the guide, which the registry or npm's cache must have. */
export const installNextSite = (tarball: string): string =>
  installFrom("next", tarball, { dependencies: { next: NEXT } });

/** Builds a Next.js site. */
export function buildNextSite(site: string): void {
  const env = { ...PRODUCTION, NEXT_TELEMETRY_DISABLED: "1" };
  run(process.execPath, [join(site, "node_modules/next/dist/bin/next"), "build"], site, env);
}

type Dependencies = Readonly<Record<string, string | undefined>>;

function installFrom(
  folder: string,
  tarball: string,
  { dependencies = {}, devDependencies = {} }: { dependencies?: Dependencies; devDependencies?: Dependencies },
): string {
  const site = join(dirname(tarball), folder);
  if (writeSnippets(folder, site).length === 0) throw new Error(`The guide shows no files of a ${folder} site.`);
  const own = join(import.meta.dirname, folder);
  if (existsSync(own)) cpSync(own, site, { recursive: true });
  const manifest = {
    name: `bare-${folder}`,
    private: true,
    type: "module",
    dependencies: { ...dependencies, "@danji/ui": `file:${tarball}` },
    devDependencies,
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
      "The packed kit could not be installed into a bare site: npm's registry cannot be reached, and npm's cache lacks " +
        "some of its dependencies. Run the test again with a network.",
      { cause: error },
    );
  }
}
