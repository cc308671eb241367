import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, it } from "vitest";
import { compressFiles } from "./compress.ts";

const PAGE = "단지 안내 ".repeat(400);
/** Marks a compressed form that was copied from an earlier build: compressing gives another. */
const EARLIER = "of an earlier build";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "danji-compress-"));
});

async function folderWith(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, "Brand"), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return folder;
}

it("compresses texts longer than a packet, and no images", async () => {
  const folder = await folderWith("site", {
    "Brand/intro.html": PAGE,
    "main.js": PAGE,
    "short.txt": "짧은 글",
    "image.avif": PAGE,
  });
  await compressFiles(folder);
  for (const file of ["Brand/intro.html", "main.js"]) {
    expect(brotliDecompressSync(await readFile(join(folder, `${file}.br`))).toString(), file).toBe(PAGE);
    expect(gunzipSync(await readFile(join(folder, `${file}.gz`))).toString(), file).toBe(PAGE);
  }
  for (const file of ["short.txt.br", "image.avif.br"])
    await expect(readFile(join(folder, file)), file).rejects.toThrow("ENOENT");
});

it("copies what an earlier build has of the same content, and nothing else", async () => {
  const earlier = await folderWith("earlier", {
    "Brand/same.html": PAGE,
    "Brand/same.html.br": EARLIER,
    "Brand/same.html.gz": EARLIER,
    "Brand/changed.html": `${PAGE}!`,
    "Brand/changed.html.br": EARLIER,
    "Brand/changed.html.gz": EARLIER,
    "Brand/half.html": PAGE,
    "Brand/half.html.br": EARLIER,
  });
  const folder = await folderWith("site", {
    "Brand/same.html": PAGE,
    "Brand/changed.html": PAGE,
    "Brand/half.html": PAGE,
  });
  await compressFiles(folder, earlier);
  expect(await readFile(join(folder, "Brand/same.html.br"), "utf8")).toBe(EARLIER);
  for (const file of ["changed", "half"]) {
    expect(brotliDecompressSync(await readFile(join(folder, `Brand/${file}.html.br`))).toString()).toBe(PAGE);
    expect(gunzipSync(await readFile(join(folder, `Brand/${file}.html.gz`))).toString()).toBe(PAGE);
  }
});
