import { readdir, rename } from "node:fs/promises";
import { join } from "node:path";

/** Composes the Hangul (NFC) in the names of a folder's files: links are composed, and macOS stores names in pieces. */
export async function composeNames(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name.normalize("NFC"));
    if (path !== join(folder, entry.name)) await rename(join(folder, entry.name), path);
    if (entry.isDirectory()) await composeNames(path);
  }
}
