import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Complex } from "@danji/complex/complex";
import { formatIssue, type Issue } from "@danji/complex/issue";
import { loadComplex } from "@danji/complex/load";

/** Folder that holds a folder of content for each complex. */
export const complexesRoot = fileURLToPath(new URL("../../../../app/complexes/", import.meta.url));

/** Folder of one complex. */
export const complexFolder = (slug: string) => join(complexesRoot, slug);

/** A complex whose files are wrong. The message has one line for each fault. */
export class ComplexError extends Error {
  override readonly name = "ComplexError";

  constructor(slug: string, issues: readonly Issue[]) {
    super([`단지 파일이 잘못되었습니다: ${slug}`, ...issues.map((issue) => `  ${formatIssue(issue)}`)].join("\n"));
  }
}

/** Slugs of the complexes, without the template. */
export async function listComplexes(): Promise<string[]> {
  const entries = await readdir(complexesRoot, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith("_")).map((entry) => entry.name);
}

/**
 * Reads and checks the files of a complex.
 * @throws {ComplexError} when a file is missing or wrong.
 */
export async function readComplex(slug: string): Promise<Complex> {
  const folder = complexFolder(slug);
  const issues: Issue[] = [];
  const files: Record<string, unknown> = {};
  const names = await readdir(folder).catch(() => {
    throw new ComplexError(slug, [{ rule: "schema", file: ".", path: "(전체)", reason: "단지 폴더가 없습니다" }]);
  });
  for (const name of names.filter((entry) => entry.endsWith(".json"))) {
    try {
      files[name.slice(0, -".json".length)] = JSON.parse(await readFile(join(folder, name), "utf8"));
    } catch (error) {
      issues.push({
        rule: "schema",
        file: name,
        path: "(전체)",
        reason: `JSON 문법이 틀렸습니다 (${error instanceof Error ? error.message : String(error)})`,
      });
    }
  }
  if (issues.length > 0) throw new ComplexError(slug, issues);
  const result = loadComplex(files);
  if (!result.ok) throw new ComplexError(slug, result.issues);
  const pictures = new Set(await readdir(join(folder, "images")).catch(() => []));
  for (const [key, image] of Object.entries(result.complex.images)) {
    if (!pictures.has(image.file))
      issues.push({
        rule: "missing-image",
        file: "images.json",
        path: key,
        reason: `그림 파일이 없습니다: images/${image.file}`,
      });
  }
  if (issues.length > 0) throw new ComplexError(slug, issues);
  return result.complex;
}
