import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { kinds } from "@danji/blocks/kinds.ts";
import type { Complex } from "@danji/complex/complex";
import { formatIssue, type Issue } from "@danji/complex/issue";
import { type ComplexFiles, loadComplex } from "@danji/complex/load";
import { fileIssue, listNames, readJson } from "./read-file.ts";

const EXTENSION = ".json";
/** File that makes a folder a complex. */
const IDENTITY = "identity.json";

/** A complex whose files are wrong. The message has one line for each fault. */
export class ComplexError extends Error {
  override readonly name = "ComplexError";

  readonly issues: readonly Issue[];

  constructor(folder: string, issues: readonly Issue[]) {
    super(
      [`단지 파일이 잘못되었습니다: ${basename(folder)}`, ...issues.map((issue) => `  ${formatIssue(issue)}`)].join(
        "\n",
      ),
    );
    this.issues = issues;
    // The fault is in a file: where the code found it says nothing, and Vite would show it.
    this.stack = this.message;
  }
}

/** Returns the slugs of the complexes in a folder, without the template and folders of other programs. */
export async function listComplexes(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => !/^[._]/u.test(name) && existsSync(join(folder, name, IDENTITY)));
}

/** Reads and checks a complex, with contents by section that replace those of its files, or throws a ComplexError. */
export async function readComplex(folder: string, replaced: ComplexFiles = {}): Promise<Complex> {
  const issues: Issue[] = [];
  const files: Record<string, unknown> = {};
  const names = await listNames(folder, EXTENSION).catch(() => {
    throw new ComplexError(folder, [fileIssue(".", "단지 폴더가 없습니다")]);
  });
  for (const name of names) {
    const section = name.slice(0, -EXTENSION.length);
    if (section in replaced) continue;
    const read = await readJson(join(folder, name), name);
    if (read.ok) files[section] = read.value;
    else issues.push(...read.issues);
  }
  if (issues.length > 0) throw new ComplexError(folder, issues);
  const result = loadComplex({ ...files, ...replaced }, kinds);
  if (!result.ok) throw new ComplexError(folder, result.issues);
  const pictures = new Set(await readdir(join(folder, "images")).catch(() => []));
  for (const [key, image] of Object.entries(result.complex.images)) {
    if (!pictures.has(image.file))
      issues.push({
        rule: "missing-image",
        file: "images.json",
        path: key,
        reason: `이미지 파일이 없습니다. 그 자리에 넣거나 이름을 고치세요: images/${image.file}`,
      });
  }
  if (issues.length > 0) throw new ComplexError(folder, issues);
  return result.complex;
}
