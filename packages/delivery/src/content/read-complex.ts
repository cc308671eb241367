import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Complex } from "@danji/complex/complex";
import { formatIssue, type Issue } from "@danji/complex/issue";
import { loadComplex } from "@danji/complex/load";

/** A complex whose files are wrong. The message has one line for each fault. */
export class ComplexError extends Error {
  override readonly name = "ComplexError";

  constructor(folder: string, issues: readonly Issue[]) {
    super(
      [`단지 파일이 잘못되었습니다: ${basename(folder)}`, ...issues.map((issue) => `  ${formatIssue(issue)}`)].join(
        "\n",
      ),
    );
  }
}

/** Returns the slugs of the complexes in a folder, without the template. */
export async function listComplexes(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith("_")).map((entry) => entry.name);
}

/**
 * Reads and checks the files in the folder of a complex.
 * @throws {ComplexError} when a file is missing or wrong.
 */
export async function readComplex(folder: string): Promise<Complex> {
  const issues: Issue[] = [];
  const files: Record<string, unknown> = {};
  const names = await readdir(folder).catch(() => {
    throw new ComplexError(folder, [{ rule: "schema", file: ".", path: "(전체)", reason: "단지 폴더가 없습니다" }]);
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
  if (issues.length > 0) throw new ComplexError(folder, issues);
  const result = loadComplex(files);
  if (!result.ok) throw new ComplexError(folder, result.issues);
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
  if (issues.length > 0) throw new ComplexError(folder, issues);
  return result.complex;
}
