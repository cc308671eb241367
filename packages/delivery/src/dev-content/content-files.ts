import { realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listNames, readJson } from "../content/read-file.ts";
import type { Issue } from "@danji/complex/issue";
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

/** What is wrong with a complex. */
export interface Review {
  readonly issues: readonly Issue[];
  readonly buildable: boolean;
}

/** Checks a complex, with contents by section in place of those of its files. */
export async function findIssues(folder: string, publicFolder: string, replaced: ComplexFiles = {}): Promise<Review> {
  try {
    return { issues: await reviewComplex(folder, publicFolder, replaced), buildable: true };
  } catch (error) {
    if (!(error instanceof ComplexError)) throw error;
    return { issues: error.issues, buildable: false };
  }
}

/** Returns the faults of a review that another does not have. */
export const newIssues = (before: readonly Issue[], after: readonly Issue[]): Issue[] =>
  after.filter(
    ({ rule, file, path, reason }) =>
      !before.some(
        (issue) => issue.rule === rule && issue.file === file && issue.path === path && issue.reason === reason,
      ),
  );
