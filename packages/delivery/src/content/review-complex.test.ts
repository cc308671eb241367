import { expect, it } from "vitest";
import { formatIssue, isFault } from "@danji/complex/issue";
import { basename, join } from "node:path";
import { reviewComplex } from "./review-complex.ts";
import { complexFolders, templateFolder } from "../../tests/complexes.ts";

it.each([templateFolder, ...complexFolders].map((folder) => [basename(folder), folder]))(
  "finds nothing wrong with %s",
  async (_slug, folder) => {
    const issues = await reviewComplex(folder, join(folder, "../../public"));
    expect(issues.filter(isFault).map(formatIssue)).toEqual([]);
  },
);
