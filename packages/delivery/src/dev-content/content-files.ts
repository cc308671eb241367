import { realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listNames, readJson } from "../content/read-file.ts";
import type { ComplexFiles } from "@danji/complex/load";
import { ComplexError } from "../content/read-complex.ts";
import { reviewComplex } from "../content/review-complex.ts";

const EXTENSION = ".json";

/** Returns the name of a file's section, e.g. `home` of `home.json`. */
export const sectionOf = (file: string) => file.slice(0, -EXTENSION.length);

/** Returns the names of the content files right in a complex's folder; links that lead out of it are left out. */
export async function listContentFiles(folder: string): Promise<string[]> {
  const home = await realpath(folder);
  const names = await listNames(home, EXTENSION);
  const targets = await Promise.all(names.map((name) => realpath(join(home, name)).catch(() => "")));
  return names.filter((_, index) => dirname(targets[index] ?? "") === home);
}

/** Returns the content of a file, or nothing where it cannot be read. */
export async function parseContentFile(folder: string, file: string): Promise<unknown> {
  const read = await readJson(join(folder, file), file);
  return read.ok ? read.value : undefined;
}

/** Checks a complex, with contents by section in place of those of its files. */
export async function findIssues(folder: string, publicFolder: string, replaced: ComplexFiles = {}) {
  try {
    return { issues: await reviewComplex(folder, publicFolder, replaced), buildable: true };
  } catch (error) {
    if (!(error instanceof ComplexError)) throw error;
    return { issues: error.issues, buildable: false };
  }
}
