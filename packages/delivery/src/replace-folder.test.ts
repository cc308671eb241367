import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { composeNames, replaceFolder } from "./replace-folder.ts";

const root = await mkdtemp(join(tmpdir(), "danji-replace-"));
const [folder, next] = [join(root, "site"), join(root, "next")];

async function write(path: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), text);
  }
}

afterEach(async () => {
  for (const name of await readdir(root)) await rm(join(root, name), { recursive: true });
});

it("leaves the files of the new folder and nothing beside them", async () => {
  await write(folder, { "page.html": "earlier", "gone.html": "", "gone/page.html": "" });
  await write(next, { "page.html": "new", "below/page.html": "" });
  await replaceFolder(folder, next);
  expect(await readdir(root)).toEqual(["site"]);
  expect(await readdir(folder)).toEqual(["below", "page.html"]);
  expect(await readFile(join(folder, "page.html"), "utf8")).toBe("new");
});

it("needs no earlier folder", async () => {
  await write(next, { "page.html": "new" });
  await replaceFolder(folder, next);
  expect(await readdir(folder)).toEqual(["page.html"]);
});

it("replaces the compressed forms of a page first, so that an interrupted build leaves none of an earlier page beside it", async () => {
  const page = (build: string) => ({ "a.html": build, "a.html.br": build, "a.html.gz": build });
  await write(folder, page("1"));
  await write(next, page("2"));
  // As where the process ends: `a.html` cannot be replaced by a file.
  await rm(join(folder, "a.html"));
  await mkdir(join(folder, "a.html"));
  await expect(replaceFolder(folder, next)).rejects.toThrow("EISDIR");
  expect(await readFile(join(folder, "a.html.br"), "utf8")).toBe("2");
  expect(await readFile(join(folder, "a.html.gz"), "utf8")).toBe("2");
});

it.each(["a.html", "a.js"])("has a file %s and the script that it names at every moment", async (name) => {
  const script = (build: string) => `code/${build}.js`;
  // A build keeps the code of earlier ones.
  const site = (builds: readonly string[]) => ({
    [name]: script(builds[0] ?? ""),
    ...Object.fromEntries(builds.map((build) => [script(build), build])),
    ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`code/chunk-${index}.js`, ""])),
  });
  const replaced = new AbortController();
  const seen = new Set<string>();
  const visited = [0, 0, 0];
  async function visit(visitor: number): Promise<void> {
    while (!replaced.signal.aborted) {
      const named = await readFile(join(folder, name), "utf8");
      seen.add(await readFile(join(folder, named), "utf8"));
      visited[visitor] = (visited[visitor] ?? 0) + 1;
    }
  }
  await write(folder, site(["1"]));
  const visits = visited.map((_, visitor) => visit(visitor));
  for (const builds of [
    ["2", "1"],
    ["3", "2"],
    ["4", "3"],
  ]) {
    await write(next, site(builds));
    await replaceFolder(folder, next);
    // The code of a build is kept for the next one only, so every visit that began before this one has to be over.
    const later = visited.map((count) => count + 2);
    await expect.poll(() => visited.every((count, visitor) => count >= (later[visitor] ?? 0))).toBe(true);
  }
  replaced.abort();
  await Promise.all(visits);
  expect(seen.size).toBeGreaterThan(1);
});

it("composes the Hangul in names of files and folders", async () => {
  const folder = await mkdtemp(join(tmpdir(), "danji-names-"));
  const [papers, notice] = ["서류", "공고.pdf"].map((name) => name.normalize("NFD"));
  await mkdir(join(folder, papers ?? ""));
  for (const name of [notice, `${papers}/${notice}`, "plain.pdf"]) await writeFile(join(folder, name ?? ""), "");
  await composeNames(folder);
  expect(new Set(await readdir(folder, { recursive: true }))).toEqual(
    new Set(["서류", "서류/공고.pdf", "공고.pdf", "plain.pdf"]),
  );
});
