import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../app/scripts/paths.mjs";
import { NO_NETWORK, run } from "../package/site.ts";

/** The oldest version of Node that runs the product, as `engines` names it. */
export const OLDEST = "20.19";

/** Package of the registry that has the program of Node for this machine; it runs no script. */
const PACKAGE = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/** Returns the program of the oldest version, which npm installs on the first call; `undefined` where neither the registry nor npm's cache has it. */
export function oldestNode(): string | undefined {
  const folder = join(root, ".cache/node", OLDEST);
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
    run("npm", ["install", ...options, `${PACKAGE}@${OLDEST}`]);
    return program;
  } catch (error) {
    if (!NO_NETWORK.test(String(error))) throw error;
    return undefined;
  }
}
