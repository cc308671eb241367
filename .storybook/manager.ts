import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { createTheme } from "../packages/ui/src/theme/createTheme.ts";
import { storybookTheme } from "./theme.ts";
import { FOUND_AS, nameOf } from "./titles.ts";

const kit = createTheme({ dark: {} });

addons.setConfig({
  theme: storybookTheme("light", kit),
  sidebar: {
    // A document has its own name, the page of a component stands below that.
    renderLabel: (item) => (item.type === "docs" && !item.tags.includes("unattached-mdx") ? "Docs" : nameOf(item.name)),
  },
});

// The search shows names alone: a docs page has that of its component there. A story that is prepared already would lose its args.
addons.register("danji/names", (api) => {
  api.once(CURRENT_STORY_WAS_SET, () => {
    const index = api.getIndex();
    for (const entry of Object.values(index?.entries ?? {}))
      if (entry.type === "docs") entry.name = FOUND_AS[entry.title] ?? nameOf(entry.title.split("/").at(-1) ?? "");
    if (index) void api.setIndex(index);
  });
});

addons.register("danji/scheme", (api) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    api.on(event, ({ globals }) => api.setOptions({ theme: storybookTheme(globals.scheme, kit) }));
});
