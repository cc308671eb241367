import { cpSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, serverOutput, siteOutput } from "../../app/scripts/paths.mjs";
import { run } from "../package/site.ts";

/** What npm installs the dependencies of production from. */
const MANIFESTS = [
  "package.json",
  "package-lock.json",
  ".npmrc",
  "app/package.json",
  ...readdirSync(join(root, "packages")).map((name) => `packages/${name}/package.json`),
];

/**
 * Copies the built site into a temporary folder, where Node finds nothing of the project's own, and installs the
 * dependencies of production there.
 *
 * @returns the folder.
 */
export function installProduction(): string {
  const folder = mkdtempSync(join(tmpdir(), "danji-production-"));
  for (const file of MANIFESTS) cpSync(join(root, file), join(folder, file));
  cpSync(siteOutput, join(folder, "app/dist"), { recursive: true });
  cpSync(serverOutput, join(folder, "app/dist-server"), { recursive: true });
  run("npm", ["ci", "--omit=dev", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"], folder);
  return folder;
}
