import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { kinds } from "../packages/blocks/src/kinds.ts";
import { createTheme } from "../packages/ui/src/theme/createTheme.ts";
import { storybookTheme } from "./theme.ts";
import { nameOf, OTHER_WORDS_OF } from "./titles.ts";

const kit = createTheme({ dark: {} });

addons.setConfig({
  theme: storybookTheme("light", kit),
  sidebar: {
    // A document has its own name, the page of a component stands below that.
    renderLabel: (item) => (item.type === "docs" && !item.tags.includes("unattached-mdx") ? "Docs" : nameOf(item.name)),
  },
});

/** Returns what the search finds a page by: its name, that which authors see if it is of a kind, and other words. */
function foundAs(title: string): string {
  const [group, part, name = nameOf(title.split("/").at(-1) ?? "")] = title.split("/");
  const { schema } =
    (part === "Home" ? kinds.screens : kinds.blocks)[`${name.charAt(0).toLowerCase()}${name.slice(1)}`] ?? {};
  const authors = group === "Sections" ? schema?.meta()?.title : undefined;
  const words = [authors, OTHER_WORDS_OF[title]].filter(Boolean).join(", ");
  return words ? `${name} · ${words}` : name;
}

// The search shows names alone: a docs page has that of its component there. A story that is prepared already would lose its args.
addons.register("danji/names", (api) => {
  api.once(CURRENT_STORY_WAS_SET, () => {
    const index = api.getIndex();
    for (const entry of Object.values(index?.entries ?? {}))
      if (entry.type === "docs") entry.name = foundAs(entry.title);
    if (index) void api.setIndex(index);
  });
});

addons.register("danji/scheme", (api) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    api.on(event, ({ globals }) => api.setOptions({ theme: storybookTheme(globals.scheme, kit) }));
});
