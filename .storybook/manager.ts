import { CURRENT_STORY_WAS_SET } from "storybook/internal/core-events";
import type { API_PreparedStoryIndex } from "storybook/internal/types";
import { addons } from "storybook/manager-api";
import { storybookTheme } from "./theme.ts";
import { foundAs, nameOf } from "./titles.ts";

addons.setConfig({
  theme: storybookTheme,
  sidebar: {
    // A document has its own name, the page of a component stands below that.
    renderLabel: (item) => (item.type === "docs" && !item.tags.includes("unattached-mdx") ? "Docs" : nameOf(item.name)),
  },
});

// The search shows names alone: a docs page has that of its component there.
addons.register("danji/names", (api) => {
  async function rename() {
    const index: API_PreparedStoryIndex = await (await fetch("index.json")).json();
    for (const entry of Object.values(index.entries))
      if (entry.type === "docs") entry.name = foundAs(nameOf(entry.title.split("/").at(-1) ?? ""));
    await api.setIndex(index);
  }
  api.once(CURRENT_STORY_WAS_SET, () => void rename());
});
