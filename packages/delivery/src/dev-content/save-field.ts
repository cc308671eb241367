import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatIssue, isFault, type Issue } from "@danji/complex/issue";
import { applyEdits, findNodeAtLocation, modify, parseTree } from "jsonc-parser";
import { format, resolveConfig } from "prettier";
import { readJson } from "../content/read-file.ts";
import type { SaveResult } from "./api.ts";
import { findIssues, listContentFiles, sectionOf } from "./content-files.ts";
import { type FieldChange, type FieldValue, isFieldValue } from "./field-change.ts";

/** Returns the value at a path of a file, if it is no list, object or `null`. */
function valueAt(text: string, path: readonly (string | number)[]): FieldValue | undefined {
  const tree = parseTree(text);
  const value: unknown = tree && findNodeAtLocation(tree, [...path])?.value;
  return isFieldValue(value) ? value : undefined;
}

/** Returns a file's text with one other value, as Prettier formats it and with composed Hangul. The order of its keys stays. */
async function withValue(
  file: string,
  text: string,
  { path, value }: Pick<FieldChange, "path" | "value">,
): Promise<string> {
  const changed = applyEdits(text, modify(text, [...path], value, {}));
  const formatted = await format(changed, { ...(await resolveConfig(file)), filepath: file });
  return formatted.normalize("NFC");
}

const isAt = (issue: Issue, { file, path }: FieldChange) => issue.file === file && issue.path === path.join(".");

/** Replaces a file in one step, so that no reader sees half of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, text);
  await rename(next, file);
}

/** Writes a value to its file, unless that has changed since the field was read or the value brings faults. */
export async function saveField(folder: string, publicFolder: string, change: FieldChange): Promise<SaveResult> {
  if (!(await listContentFiles(folder)).includes(change.file))
    return { status: "invalid", message: "이 단지의 콘텐츠 파일이 아닙니다" };
  const file = join(folder, change.file);
  const read = await readJson(file, change.file);
  // What was read wrong would be written wrong: the texts of a file in another encoding would be lost.
  if (!read.ok) return { status: "refused", issues: read.issues, acceptable: false };
  const { text } = read;
  const current = valueAt(text, change.path);
  if (current === undefined || current !== change.was)
    return { status: "changed", ...(current !== undefined && { value: current }) };

  const next = await withValue(file, text, change);
  const before = await findIssues(folder, publicFolder);
  const after = await findIssues(folder, publicFolder, { [sectionOf(change.file)]: JSON.parse(next) });
  const known = new Set(before.issues.map(formatIssue));
  const brought = after.issues.filter((issue) => isFault(issue) && !known.has(formatIssue(issue)));
  // Faults that come to light because others are repaired are not of this value.
  const issues = before.buildable ? brought : brought.filter((issue) => isAt(issue, change));
  if (issues.length > 0 && !(after.buildable && change.accept === true))
    return { status: "refused", issues, acceptable: after.buildable };
  await replaceFile(file, next);
  return { status: "saved" };
}
