import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../app/scripts/paths.mjs";

/** Where the Storybook is built that is looked at here. */
export const storybookFolder = join(root, "test-results/storybook");

/** A page of the built Storybook. */
interface Entry {
  /** What its frame is asked for. */
  readonly id: string;
  /** Its title without what every title has: `notice`. */
  readonly name: string;
  /** The file of its stories, from the project's root. */
  readonly importPath: string;
}

/** Every story `AllStates`: all states of a primitive. */
export function allStates(): Entry[] {
  return entriesThatEndIn("--all-states");
}

/** The docs of every primitive, and of the tokens. */
export function docsPages(): Entry[] {
  return entriesThatEndIn("--docs");
}

function entriesThatEndIn(suffix: string): Entry[] {
  const index: { readonly entries: Readonly<Record<string, Omit<Entry, "name">>> } = JSON.parse(
    readFileSync(join(storybookFolder, "index.json"), "utf8"),
  );
  return Object.values(index.entries)
    .filter(({ id }) => id.endsWith(suffix))
    .map(({ id, importPath }) => ({
      id,
      importPath,
      name: id.slice(0, -suffix.length).replace(/^(?:primitives|patterns)-/, ""),
    }));
}
