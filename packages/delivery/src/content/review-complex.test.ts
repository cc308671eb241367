import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { formatIssue, isFault } from "@danji/complex/issue";
import { basename, join } from "node:path";
import { reviewComplex } from "./review-complex.ts";
import { complexFolders, templateFolder } from "../../tests/complexes.ts";
import { kinds } from "@danji/blocks/kinds.ts";
import { homeReferences } from "@danji/complex/kinds";
import { readComplex } from "./read-complex.ts";

it.each([templateFolder, ...complexFolders].map((folder) => [basename(folder), folder]))(
  "finds nothing wrong with %s",
  async (_slug, folder) => {
    const issues = await reviewComplex(folder, join(folder, "../../public"));
    expect(issues.filter(isFault).map(formatIssue)).toEqual([]);
  },
);

it("names the texts with characters that paper and share images cannot show", async () => {
  const [folder = ""] = complexFolders;
  const identity: object = JSON.parse(await readFile(join(folder, "identity.json"), "utf8"));
  const replaced = { identity: { ...identity, consultHours: "평일 09:00∼18:00, ☎ 大路" } };
  const issues = await reviewComplex(folder, join(folder, "../../public"), replaced);
  const found = issues.filter(({ rule }) => rule === "missing-letter");
  expect(found.map(({ file, path }) => `${file} ${path}`)).toEqual(["identity.json consultHours"]);
  expect(found[0]?.reason).toContain("글자입니다: ∼ 다른");
});

it("shows no picture twice on the home page of any complex", async () => {
  for (const folder of complexFolders) {
    const { home } = await readComplex(folder);
    const keys = homeReferences(kinds, home, "images").map(({ key }) => key);
    expect(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      folder,
    ).toEqual([]);
  }
});
