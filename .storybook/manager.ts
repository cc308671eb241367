import { CURRENT_STORY_WAS_SET } from "storybook/internal/core-events";
import type { API_PreparedStoryIndex } from "storybook/internal/types";
import { addons } from "storybook/manager-api";
import { storybookTheme } from "./theme.ts";
import { nameOf } from "./titles.ts";

/** Its name for all docs pages, by which the sidebar shows them. */
const DOCS = "Docs";

addons.setConfig({
  theme: storybookTheme,
  sidebar: { renderLabel: (item) => (item.type === "docs" && item.parent ? DOCS : nameOf(item.name)) },
});

// The search shows names alone: a docs page has that of its component there.
addons.register("danji/names", (api) => {
  api.once(CURRENT_STORY_WAS_SET, async () => {
    const { v, entries }: API_PreparedStoryIndex = await (await fetch("index.json")).json();
    const named = Object.entries(entries).map(([id, entry]) => {
      const name = entry.type === "docs" ? nameOf(entry.title.split("/").at(-1) ?? "") : entry.name;
      return [id, { ...entry, name }] as const;
    });
    await api.setIndex({ v, entries: Object.fromEntries(named) });
  });
});
