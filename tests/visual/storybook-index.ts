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
  const index: { readonly entries: Readonly<Record<string, { readonly id: string }>> } = JSON.parse(
    readFileSync(join(storybookFolder, "index.json"), "utf8"),
  );
  return Object.values(index.entries)
    .filter(({ id }) => id.endsWith(suffix))
    .map(({ id }) => ({ id, name: id.slice(0, -suffix.length).replace(/^(?:primitives|patterns)-/, "") }));
}
