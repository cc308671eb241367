import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { composeNames } from "./replace-folder.ts";

it("composes the Hangul in names of files and folders", async () => {
  const folder = await mkdtemp(join(tmpdir(), "danji-names-"));
  const [papers, notice] = ["서류", "공고.pdf"].map((name) => name.normalize("NFD"));
  await mkdir(join(folder, papers ?? ""));
  for (const name of [notice, `${papers}/${notice}`, "plain.pdf"]) await writeFile(join(folder, name ?? ""), "");
  await composeNames(folder);
  expect(new Set(await readdir(folder, { recursive: true }))).toEqual(
    new Set(["서류", "서류/공고.pdf", "공고.pdf", "plain.pdf"]),
  );
  await rm(folder, { recursive: true });
});
