import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Folders whose files tests import. */
const SOURCES = [".storybook", "app", "packages", "tests"];
/** Folders that a build or an installation writes. */
const WRITTEN = /^(?:node_modules|dist.*|storybook-static|\.cache|\.data)$/u;

function namesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return WRITTEN.test(entry.name) ? [] : namesIn(path);
  });
}

/**
 * Returns the folder in which Vitest keeps transformed modules between runs. Vitest renews a module when its text changes,
 * but neither its resolved imports nor its globs when a file is added or removed; the folder is emptied then.
 */
export function moduleCache(root: string): string {
  const folder = join(root, "node_modules/.cache/vitest-modules");
  const names = SOURCES.flatMap((source) => namesIn(join(root, source))).toSorted();
  const state = createHash("sha1").update(names.join("\n")).digest("hex");
  const stateFile = join(folder, "names");
  if (existsSync(stateFile) && readFileSync(stateFile, "utf8") === state) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(stateFile, state);
  return folder;
}
