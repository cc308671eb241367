import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { replaceFolder } from "./replace-folder.ts";

const root = await mkdtemp(join(tmpdir(), "danji-replace-"));
const [folder, next] = [join(root, "site"), join(root, "next")];

async function write(path: string, text: string): Promise<void> {
  await mkdir(path);
  await writeFile(join(path, "page.html"), text);
}

afterEach(async () => {
  for (const name of await readdir(root)) await rm(join(root, name), { recursive: true });
});

it("puts a folder in the place of another and leaves nothing beside it", async () => {
  await write(folder, "earlier");
  await writeFile(join(folder, "gone.html"), "");
  await write(next, "new");
  await replaceFolder(folder, next);
  expect(await readdir(root)).toEqual(["site"]);
  expect(await readdir(folder)).toEqual(["page.html"]);
  expect(await readFile(join(folder, "page.html"), "utf8")).toBe("new");
});

it("needs no earlier folder", async () => {
  await write(next, "new");
  await replaceFolder(folder, next);
  expect(await readdir(root)).toEqual(["site"]);
});
