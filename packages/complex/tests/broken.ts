import { kinds } from "@danji/blocks/kinds.ts";
import { checkContent } from "../src/check/content.ts";
import { formatIssue, type Issue } from "../src/issue.ts";
import { loadComplex } from "../src/load.ts";
import { sampleFiles } from "./sample-files.ts";

/** A copy of the sample with the value at `path` replaced, or taken out where it is `undefined`. */
export function broken(path: readonly (string | number)[], value: unknown): Record<string, unknown> {
  const files: Record<string, unknown> = structuredClone(sampleFiles());
  let place: unknown = files;
  for (const key of path.slice(0, -1)) place = Reflect.get(Object(place), key);
  const last = path.at(-1) ?? "";
  if (value === undefined) Reflect.deleteProperty(Object(place), last);
  else Reflect.set(Object(place), last, value);
  return files;
}

/** Returns the faults for which files are not loaded, as their author reads them. */
export function faultsOf(files: Record<string, unknown>): string[] {
  const result = loadComplex(files, kinds);
  return result.ok ? [] : result.issues.map(formatIssue);
}

/**
 * Returns what the checks find in the content of files.
 *
 * @throws Error where the files cannot be loaded.
 */
export function contentFaults(files: Record<string, unknown>): Issue[] {
  const result = loadComplex(files, kinds);
  if (!result.ok) throw new Error(`the copy cannot be loaded: ${JSON.stringify(result.issues)}`);
  return checkContent(result.complex, kinds);
}
