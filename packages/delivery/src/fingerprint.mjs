// Plain JavaScript: `.storybook/build.mjs` reads it in Node alone, and Node 20 runs no TypeScript.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** Folders that are built or stored. */
const SKIPPED = new Set([
  "node_modules",
  "dist",
  "dist-server",
  "dist-functions",
  "dist-sites",
  "dist-next",
  ".cache",
  ".data",
  "art",
]);

/** Yields every file of a folder, a built or stored one left out. */
function* filesBelow(path) {
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (SKIPPED.has(entry.name)) continue;
    const file = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

/** Returns a hash over the contents of files and folders, named from `root`, but for files that `isLeftOut`. */
export function fingerprintOf(root, sources, isLeftOut, hash = createHash("sha256")) {
  for (const source of sources) {
    const path = join(root, source);
    for (const file of statSync(path).isFile() ? [path] : filesBelow(path)) {
      if (isLeftOut(file)) continue;
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}
