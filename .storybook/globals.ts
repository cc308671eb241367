import type { DocsContextProps } from "@storybook/addon-docs/blocks";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";

/** What the toolbar selects, by the names of its menus. */
export type Globals = Readonly<Record<string, unknown>>;

/** Returns what the toolbar selects while a docs page renders. */
export function globalsOf({ channel }: DocsContextProps): Globals {
  const [{ globals }] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
  return globals;
}
