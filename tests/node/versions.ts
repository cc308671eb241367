import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../app/scripts/paths.mjs";
import { NO_NETWORK, run } from "../package/site.ts";

/** Versions of Node that run the product: the newest that is recommended, and the oldest, as `engines` names it. */
export const VERSIONS = ["24", "20.19"] as const;

/** Package of the registry that has the program of Node for this machine; it runs no script. */
const PACKAGE = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/** Returns the program of a version, which npm installs on the first call; `undefined` where neither the registry nor npm's cache has it. */
export function installNode(version: (typeof VERSIONS)[number]): string | undefined {
  const folder = join(root, ".cache/node", version);
  const program = join(folder, "node_modules", PACKAGE, process.platform === "win32" ? "bin/node.exe" : "bin/node");
  if (existsSync(program)) return program;
  try {
    const options = [
      "--prefix",
      folder,
      "--no-save",
      "--ignore-scripts",
      "--prefer-offline",
      "--no-audit",
      "--no-fund",
    ];
    run("npm", ["install", ...options, `${PACKAGE}@${version}`]);
    return program;
  } catch (error) {
    if (!NO_NETWORK.test(String(error))) throw error;
    return undefined;
  }
}
