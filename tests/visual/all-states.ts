import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../app/scripts/paths.mjs";

/** Where the Storybook that is photographed is built: without docs, which nobody looks at here. */
export const storybookFolder = join(root, "test-results/storybook");

/** A story that shows all states of a primitive. */
interface AllStates {
  /** What the frame of the story is asked for. */
  readonly id: string;
  /** Name of its picture: the story's title without what every title has. */
  readonly name: string;
}

const SUFFIX = "--all-states";

/** Every story `AllStates` of the built Storybook. */
export function allStates(): AllStates[] {
  const index: { readonly entries: Readonly<Record<string, { readonly id: string }>> } = JSON.parse(
    readFileSync(join(storybookFolder, "index.json"), "utf8"),
  );
  return Object.values(index.entries)
    .filter(({ id }) => id.endsWith(SUFFIX))
    .map(({ id }) => ({ id, name: id.slice(0, -SUFFIX.length).replace(/^(?:primitives|patterns)-/, "") }));
}
