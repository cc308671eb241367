import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

const PAGE = /\.html(\.br|\.gz)?$/;
const COMPRESSED = /\.(br|gz)$/;

/** Returns a file's place in the order of replacement: the rest, the folder's own files, pages; each after its compressed forms. */
function placeOf(file: string): number {
  const place = PAGE.test(file) ? 2 : dirname(file) === "." ? 1 : 0;
  return place + (COMPRESSED.test(file) ? 0 : 0.5);
}

/** Returns the paths of all that is below a folder, and which are files. */
async function entriesOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map((entry) => ({
    path: relative(folder, join(entry.parentPath, entry.name)),
    isFile: entry.isFile(),
  }));
}

/** Replaces a folder's files by those of `next`, each by one rename after what it names: a server never misses a file. */
export async function replaceFolder(folder: string, next: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [earlier, entries] = await Promise.all([entriesOf(folder), entriesOf(next)]);
  const files = entries.filter(({ isFile }) => isFile).map(({ path }) => path);
  for (const file of files.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await rename(join(next, file), join(folder, file));
  }
  const present = new Set(entries.map(({ path }) => path));
  for (const { path } of earlier)
    if (!present.has(path)) await rm(join(folder, path), { recursive: true, force: true });
  await rm(next, { recursive: true });
}

/** Returns the paths of all files below a folder, from it on; none where it is missing. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Composes the Hangul (NFC) in the names of a folder's files: links are composed, and macOS stores names in pieces. */
export async function composeNames(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name.normalize("NFC"));
    if (path !== join(folder, entry.name)) await rename(join(folder, entry.name), path);
    if (entry.isDirectory()) await composeNames(path);
  }
}
