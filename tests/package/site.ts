import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
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

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Makes a site in a temporary folder that has the tarball, and of everything else only what the tarball declares: that
 * is linked from the project's own packages, as an installation without a network.
 */
export function installSite(tarball: string): string {
  const site = join(dirname(tarball), "site");
  const modules = join(site, "node_modules");
  const kit = join(modules, "@danji/ui");
  cpSync(join(import.meta.dirname, "app"), site, { recursive: true });
  mkdirSync(kit, { recursive: true });
  run("tar", ["-xzf", tarball, "--strip-components=1", "-C", kit]);
  const manifest: Manifest = JSON.parse(readFileSync(join(kit, "package.json"), "utf8"));
  // A site written in TypeScript brings the types of React itself.
  const declared = {
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    "@types/react": "",
    "@types/react-dom": "",
  };
  for (const name of Object.keys(declared)) {
    const link = join(modules, name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "node_modules", name), link, "junction");
  }
  return site;
}
