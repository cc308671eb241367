import type { Issue } from "@danji/complex/issue";
import type { ComplexFiles } from "@danji/complex/load";
import { ComplexError } from "../content/read-complex.ts";
import { reviewComplex } from "../content/review-complex.ts";

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
