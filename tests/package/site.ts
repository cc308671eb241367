import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { root } from "../../app/scripts/paths.mjs";

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

const GUIDE = "docs/using-the-kit-elsewhere.md";
const RECIPES = [".storybook/docs/Theming.mdx", ".storybook/docs/ServerForm.mdx"];
const GUIDES = [GUIDE, "packages/ui/README.md", ...RECIPES];
const FILE = /^```\w+ title="(?<site>\w+)\/(?<file>[^"]+)"\n(?<content>[\s\S]*?)^```$/gm;

/** Returns the commands that a section of the guide prints. */
function commandsOf(section: string): string[] {
  const [, after = ""] = readFileSync(join(root, GUIDE), "utf8").split(`\n## ${section}\n`);
  const [own = ""] = after.split("\n## ");
  return [...own.matchAll(/^```sh\n([\s\S]*?)^```$/gmu)].flatMap(([, lines = ""]) => lines.trim().split("\n"));
}

/** Writes the files of a site that the guide, the kit's README and the recipes of Storybook show into a folder, and returns their names. */
function writeSnippets(site: string, folder: string): string[] {
  const files = GUIDES.flatMap((guide) =>
    [...readFileSync(join(root, guide), "utf8").matchAll(FILE)].flatMap(({ groups }) =>
      groups?.["site"] === site ? [{ name: groups["file"] ?? "", content: groups["content"] ?? "" }] : [],
    ),
  );
  for (const { name, content } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return files.map(({ name }) => name);
}

/** What npm says where the registry cannot be reached and its cache has not got what is asked for. */
export const NO_NETWORK = /ENOTCACHED|EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT/;

const readManifest = (folder: string): { readonly [list: string]: Dependencies } =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));

/** What a site in TypeScript brings itself, as the root pins it. */
function types(): Dependencies {
  const { devDependencies = {} } = readManifest(".");
  return Object.fromEntries(
    ["@types/react", "@types/react-dom", "@types/node", "typescript"].map((name) => [name, devDependencies[name]]),
  );
}

/** Version of Next.js that the kit is tested with; no dependency of the workspace, for its 300 MB. */
const NEXT = "16.4.6";

/** The lowest versions of the peers that a site must have; the workspace itself has the newest. */
const lowestPeers = (): Dependencies =>
  Object.fromEntries(
    Object.entries(readManifest("packages/ui")["peerDependencies"] ?? {})
      .filter(([name]) => name !== "next")
      .map(([name, range]) => [name, range?.replace("^", "")]),
  );

/**
 * Makes the Next.js site of the guide in a temporary folder, with the files of its other sites beside it for their types,
 * and installs the tarball there: it has only what the tarball declares, its lowest peers included, and what the guide has
 * it install. npm's cache serves what `npm ci` has left there.
 *
 * @throws Error that names the missing network, where there is neither a registry nor a cache.
 */
export function installSite(tarball: string): string {
  const site = join(dirname(tarball), "site");
  const folders = {
    next: site,
    vite: join(site, "vite"),
    router: join(site, "router"),
    recipes: join(site, "recipes"),
  };
  for (const [name, folder] of Object.entries(folders))
    if (writeSnippets(name, folder).length === 0) throw new Error(`The guide shows no files of a ${name} site.`);
  cpSync(join(import.meta.dirname, "vite"), folders.vite, { recursive: true });
  cpSync(join(import.meta.dirname, "next"), site, { recursive: true });
  cpSync(join(folders.router, "history.ts"), join(site, "app/history.ts"));
  const router = readManifest("app")["dependencies"]?.["react-router-dom"];
  const manifest = {
    name: "bare-site",
    private: true,
    type: "module",
    dependencies: { ...lowestPeers(), next: NEXT, "react-router": router, "@danji/ui": `file:${tarball}` },
    devDependencies: types(),
  };
  writeFileSync(join(site, "package.json"), JSON.stringify(manifest));
  const project = {
    extends: "./vite/tsconfig.json",
    // The types of the kit are checked, those of TypeScript itself are not.
    compilerOptions: { skipDefaultLibCheck: true },
    include: ["vite", "router", "recipes"],
  };
  writeFileSync(join(site, "tsconfig.guide.json"), JSON.stringify(project));
  writeFileSync(
    join(site, "tsconfig.json"),
    JSON.stringify({ compilerOptions: {}, exclude: ["vite", "router", "recipes"] }),
  );
  writeFileSync(join(site, "next.config.mjs"), 'export default { output: "export" };');
  install(site);
  return site;
}

/**
 * Makes the Vite site of the guide in an empty folder, by its commands as they are printed, and returns the folder and what
 * the commands wrote.
 */
export function followGuide(tarball: string): { readonly folder: string; readonly output: string } {
  const folder = join(dirname(tarball), "vite-site");
  writeSnippets("vite", folder);
  appendFileSync(join(folder, "main.tsx"), 'import "./site.css";');
  writeFileSync(join(folder, "site.css"), ".own { padding: 77px; }");
  cpSync(tarball, join(folder, basename(tarball)));
  const commands = [`npm install ./${basename(tarball)}`, ...commandsOf("Vite")];
  // The test runner's own `NODE_ENV` would mix two builds of React.
  const env = { NODE_ENV: "", npm_config_prefer_offline: "true", npm_config_audit: "false", npm_config_fund: "false" };
  return { folder, output: commands.map((command) => run("sh", ["-c", `${command} 2>&1`], folder, env)).join("") };
}

/** What writes a new site in the way that its authors recommend, with the answers that it takes for granted. */
const TEMPLATES = {
  "create-vite": ["--template", "react-ts", "--no-interactive"],
  "create-next-app": ["--yes", "--skip-install", "--use-npm", "--disable-git"],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Resolves the kit among what the newest release of a template asks for, and returns what npm says. */
export function resolveInTemplate(tool: keyof typeof TEMPLATES, tarball: string): string {
  const folder = join(dirname(tarball), tool);
  run("npx", ["--yes", `${tool}@latest`, tool, ...TEMPLATES[tool]], dirname(tarball));
  return run("sh", ["-c", `npm install ${tarball} --package-lock-only --no-audit --no-fund 2>&1`], folder);
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
